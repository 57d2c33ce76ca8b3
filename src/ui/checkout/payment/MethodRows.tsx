import { t } from '../../../domain/kit/text/text.ts';
import type { PaymentMethod } from '../../../domain/orders/order/order.ts';
import type { MethodChoice } from '../../../machines/checkout/method-choice.view.ts';
import { RadioRows } from '../../kit/choice/RadioRows.tsx';
import {
  BankIcon,
  CardIcon,
  CashIcon,
  PhoneIcon,
  ShieldIcon,
  WalletIcon,
  type Icon,
} from '../../kit/icon/icons.tsx';
import { Badge } from '../../kit/status/Badge.tsx';
import * as css from './PaymentSteps.css.ts';

const icons: Readonly<Record<PaymentMethod, Icon>> = {
  upi: PhoneIcon,
  card: CardIcon,
  netbanking: BankIcon,
  cod: CashIcon,
  wallet: WalletIcon,
};

interface MethodRowsProps {
  readonly methods: readonly MethodChoice[];
  readonly isPlacing: boolean;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** The ways to pay, and the promise below them. */
export function MethodRows({ methods, isPlacing, onChoose }: MethodRowsProps) {
  return (
    <>
      <RadioRows
        label={t`How to pay`}
        rows={methods.map(({ method, title, text, refusal, isFastest = false }) => ({
          value: method,
          label: <MethodLabel method={method} title={title} />,
          detail: text,
          disabled: refusal !== null || isPlacing,
          ...asideOf(refusal, isFastest),
        }))}
        value={methods.find(({ isChosen }) => isChosen)?.method ?? null}
        onValue={onChoose}
      />
      <p className={css.promise}>
        <ShieldIcon size={18} />
        {t`Payments go through an RBI authorised gateway. We never see your card or UPI PIN.`}
      </p>
    </>
  );
}

function MethodLabel({ method, title }: { method: PaymentMethod; title: string }) {
  const MethodIcon = icons[method];
  return (
    <span className={css.label}>
      <MethodIcon size={22} />
      {title}
    </span>
  );
}

function asideOf(refusal: string | null, isFastest: boolean) {
  if (refusal !== null) return { aside: <Badge tone="neutral">{refusal}</Badge> };
  return isFastest ? { aside: <Badge tone="good">{t`Fastest`}</Badge> } : {};
}
