import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { deliveryCheckMachine } from '../../../machines/catalogue/delivery-check/delivery-check.machine.ts';
import { deliveryCheckView } from '../../../machines/catalogue/delivery-check/delivery-check.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { TruckIcon } from '../../kit/icon/icons.tsx';
import * as css from './DeliveryNote.css.ts';

export type DeliveryActor = ActorRefFrom<typeof deliveryCheckMachine>;

/** Delivery date, fee and cash on delivery. */
export function DeliveryNote({ actor }: { actor: DeliveryActor }) {
  const view = deliveryCheckView(useView(actor, (snapshot) => snapshot));
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
