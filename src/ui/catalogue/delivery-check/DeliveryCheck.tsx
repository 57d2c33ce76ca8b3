import { t } from '../../../domain/kit/text/text.ts';
import { PincodeField } from '../../kit/field/PincodeField.tsx';
import { TruckIcon } from '../../kit/icon/icons.tsx';
import { type DeliveryCheckRef, useDeliveryView } from './delivery-view.ts';
import * as css from './DeliveryCheck.css.ts';

/** Looks up delivery date, fee and cash on delivery for a pincode. */
export function DeliveryCheck({ actor }: { actor: DeliveryCheckRef }) {
  const view = useDeliveryView(actor);
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
