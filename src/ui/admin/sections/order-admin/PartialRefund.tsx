import { isSame } from '../../../../domain/kit/is-same.ts';
import { flushSync } from 'react-dom';
import type { ActorRefFrom } from 'xstate';
import type { OrderAdminView } from '../../../../machines/admin/sections/order-admin/order-admin.view.ts';
import type { partialRefundMachine } from '../../../../machines/admin/sections/partial-refund/partial-refund.machine.ts';
import {
  partialRefundView,
  type PartialRefundView,
} from '../../../../machines/admin/sections/partial-refund/partial-refund.view.ts';
import { focusFirstWrong } from '../../record/focus-field.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { Dialog } from '../../../kit/overlay/Dialog.tsx';
import { Select } from '../../../kit/choice/Select.tsx';
import { FieldNote } from '../../../kit/field/Field.tsx';
import { Stepper } from '../../../kit/action/Stepper.tsx';
import { TextArea } from '../../../kit/field/TextField.tsx';
import * as parts from '../../../orders/OrderParts.css.ts';
import { RefundSum } from '../../../orders/order-return-form/RefundSum.tsx';
import { RefundTo } from '../../../orders/order-return-form/RefundTo.tsx';
import * as css from './OrderAdmin.css.ts';

export type PartialRefundActor = ActorRefFrom<typeof partialRefundMachine>;

interface RefundButtonProps {
  readonly actor: PartialRefundActor;
  readonly order: NonNullable<OrderAdminView['refundable']>;
}

export function RefundButton({ actor, order }: RefundButtonProps) {
  return (
    <div>
      <Button size="small" tone="outline" onClick={() => actor.send({ type: 'refund.open', order })}>
        Partial refund
      </Button>
    </div>
  );
}

interface PartProps {
  readonly actor: PartialRefundActor;
  readonly view: PartialRefundView;
}

interface PartialRefundProps {
  readonly actor: PartialRefundActor;
  /** Why nothing can be sent any more; null if it can. */
  readonly refusal: string | null;
}

/** Refunds single units, and shows the amount first. */
export function PartialRefund({ actor, refusal }: PartialRefundProps) {
  const view = useView(actor, partialRefundView, isSame);
  return (
    <Dialog
      open={view.isOpen}
      onClose={() => actor.send({ type: 'refund.close' })}
      title={view.title}
      width="medium"
    >
      <form
        className={css.refund}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          flushSync(() => actor.send({ type: 'refund.submit' }));
          focusFirstWrong(form);
          if (partialRefundView(actor.getSnapshot()).unitsError !== undefined) focusUnits(form);
        }}
      >
        <Units actor={actor} view={view} />
        <div className={css.why}>
          <Select
            label="Reason"
            options={view.reasons}
            value={view.reason}
            onValue={(reason) => actor.send({ type: 'reason.choose', reason })}
          />
          <TextArea
            label="Note"
            optional
            rows={1}
            maxLength={500}
            value={view.note}
            onValue={(note) => actor.send({ type: 'note.type', text: note })}
          />
        </div>
        <RefundTo
          label="Refund to"
          ways={view.ways}
          way={view.refundTo}
          upiId={view.upiId}
          error={view.upiError}
          onWay={(way) => actor.send({ type: 'refund.choose', way })}
          onUpiId={(upi) => actor.send({ type: 'upi.type', text: upi })}
        />
        <div className={css.foot}>
          <Outcome actor={actor} view={view} refusal={refusal} />
        </div>
      </form>
    </Dialog>
  );
}

function focusUnits(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('fieldset button:enabled')?.focus();
}

function Units({ actor, view: { lines, unitsError } }: PartProps) {
  return (
    <div>
      <ul className={css.units} aria-label="Units">
        {lines.map(({ line, name, text, chosen, max, amount }) => (
          <li key={line} className={css.unit}>
            <div>
              <p className={parts.name}>{name}</p>
              <p className={parts.small}>{amount === null ? text : `${text}: ${amount}`}</p>
            </div>
            <Stepper
              of={name}
              size="small"
              value={chosen}
              min={0}
              max={max}
              onValue={(quantity) => actor.send({ type: 'units.set', line, quantity })}
            />
          </li>
        ))}
      </ul>
      <FieldNote id="units" label="Units" error={unitsError} />
    </div>
  );
}

function Outcome({ actor, view, refusal }: PartProps & Pick<PartialRefundProps, 'refusal'>) {
  const canRetry = view.canRetry && refusal === null;
  return (
    <RefundSum
      label="Refund"
      sum={view.total}
      note={view.totalNote}
      failure={refusal ?? view.failure}
      retry={canRetry ? { label: 'Recalculate', onRetry: () => actor.send({ type: 'order.retry' }) } : null}
    >
      <div className={css.buttons}>
        <Button tone="outline" onClick={() => actor.send({ type: 'refund.close' })}>
          Back
        </Button>
        <Button type="submit" busy={view.isSending || view.isCalculating} disabled={refusal !== null}>
          {view.button}
        </Button>
      </div>
    </RefundSum>
  );
}
