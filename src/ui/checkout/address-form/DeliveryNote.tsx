import { t } from '../../../domain/kit/text/text.ts';
import { type DeliveryCheckRef, useDeliveryView } from '../../catalogue/delivery-check/delivery-view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { TruckIcon } from '../../kit/icon/icons.tsx';
import * as css from './DeliveryNote.css.ts';

/** Delivery date, fee and cash on delivery. */
export function DeliveryNote({ actor }: { actor: DeliveryCheckRef }) {
  const view = useDeliveryView(actor);
  return (
    <div className={css.note} data-tone={view.tone} aria-live="polite">
      <TruckIcon size={24} />
      <div>
        {view.arrival !== null && <p className={css.arrival}>{view.arrival}</p>}
        <p className={css.words}>{view.lines.join(' ')}</p>
      </div>
      {view.canRetry && (
        <Button
          className={css.again}
          tone="text"
          size="small"
          onClick={() => actor.send({ type: 'pincode.retry' })}
        >
          {t`Try again`}
        </Button>
      )}
    </div>
  );
}
