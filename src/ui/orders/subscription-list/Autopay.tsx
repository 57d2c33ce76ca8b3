import { t } from '../../../domain/kit/text/text.ts';
import type {
  AutopayAct,
  AutopayView,
} from '../../../machines/orders/subscription-list/subscription-list.autopay.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import * as css from './SubscriptionPanel.css.ts';
import type { SubscriptionActor } from './SubscriptionPanel.tsx';

interface AutopayProps {
  readonly actor: SubscriptionActor;
  readonly id: string;
  readonly name: string;
  readonly autopay: AutopayView;
  readonly isFree: boolean;
}

/** Autopay for renewals: starting, continuing or ending the bank's mandate. */
export function Autopay({ actor, id, name, autopay, isFree }: AutopayProps) {
  return (
    <section className={css.autopay} aria-label={t`Autopay: ${name}`}>
      <div>
        <h3 className={css.next}>{autopay.title}</h3>
        <p className={css.muted}>{autopay.text}</p>
      </div>
      <div className={css.actions}>
        {autopay.buttons.map(({ act, label, isBusy }) => (
          <Button
            key={act}
            size="small"
            tone="outline"
            busy={isBusy}
            disabled={!isFree && !isBusy}
            aria-label={`${label}: ${name}`}
            onClick={() => actor.send(eventOf(act, id))}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

function eventOf(act: AutopayAct, id: string) {
  switch (act) {
    case 'ask-upi':
      return { type: 'mandate.ask', id, method: 'upi' } as const;
    case 'ask-card':
      return { type: 'mandate.ask', id, method: 'card' } as const;
    case 'open':
      return { type: 'mandate.open', id } as const;
    default:
      return { type: 'mandate.end', id } as const;
  }
}
