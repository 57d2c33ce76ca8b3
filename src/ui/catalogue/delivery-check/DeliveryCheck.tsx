import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { deliveryCheckMachine } from '../../../machines/catalogue/delivery-check/delivery-check.machine.ts';
import { deliveryCheckView } from '../../../machines/catalogue/delivery-check/delivery-check.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { PincodeField } from '../../kit/field/PincodeField.tsx';
import { TruckIcon } from '../../kit/icon/icons.tsx';
import * as css from './DeliveryCheck.css.ts';

export type DeliveryCheckRef = ActorRefFrom<typeof deliveryCheckMachine>;

/** Looks up delivery date, fee and cash on delivery for a pincode. */
export function DeliveryCheck({ actor }: { actor: DeliveryCheckRef }) {
  const view = useView(actor, deliveryCheckView);
  return (
    <div className={css.block}>
      <div className={css.field}>
        <PincodeField
          label={t`Deliver to`}
          value={view.pincode}
          busy={view.tone === 'busy'}
          onValue={(text) => actor.send({ type: 'pincode.type', text })}
        />
      </div>
      <div className={css.answer} data-tone={view.tone}>
        <TruckIcon size={18} />
        <output>
          {view.arrival && (
            <>
              <b>{view.arrival}</b>.{' '}
            </>
          )}
          {view.lines.join(' ')}
        </output>
      </div>
      {view.canRetry && (
        <button type="button" className={css.retry} onClick={() => actor.send({ type: 'pincode.retry' })}>
          {t`Try again`}
        </button>
      )}
    </div>
  );
}
