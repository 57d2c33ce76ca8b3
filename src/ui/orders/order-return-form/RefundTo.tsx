import { t } from '../../../domain/kit/text/text.ts';
import { RadioRows } from '../../kit/choice/RadioRows.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import type { RefundWay } from '../../../domain/orders/order/return.ts';

interface RefundToProps {
  /** The question, as its reader is asked it. */
  readonly label: string;
  readonly ways: readonly { readonly value: RefundWay; readonly label: string; readonly detail: string }[];
  readonly way: RefundWay;
  /** Null when no UPI id is needed. */
  readonly upiId: string | null;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  readonly onWay: (way: RefundWay) => void;
  readonly onUpiId: (upiId: string) => void;
}

/** Where the refund is paid. */
export function RefundTo({ label, ways, way, upiId, error, onWay, onUpiId }: RefundToProps) {
  return (
    <>
      <RadioRows label={label} rows={ways} value={way} onValue={onWay} />
      {upiId !== null && (
        <TextField
          label={t`UPI ID`}
          placeholder="name@bank"
          inputMode="email"
          autoComplete="off"
          value={upiId}
          error={error}
          onValue={onUpiId}
        />
      )}
    </>
  );
}
