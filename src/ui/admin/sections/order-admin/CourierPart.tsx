import type { CourierCard } from '../../../../machines/admin/sections/order-admin/order-admin.courier.view.ts';
import type { StaffStep } from '../../../../machines/admin/sections/order-admin/order-admin.machine.ts';
import { Button } from '../../../kit/action/Button.tsx';
import { Card } from '../../../kit/display/Card.tsx';
import { Notice } from '../../../kit/status/Notice.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import * as parts from '../../../orders/OrderParts.css.ts';
import * as css from './OrderAdmin.css.ts';

/** The courier service for this order: prices, bookings, labels and pickups. */
export function CourierPart({ card, onStep }: { card: CourierCard; onStep: (step: StaffStep) => void }) {
  return (
    <Card as="section" className={parts.section} aria-label="Courier">
      <h2 className={text({ as: 'h4' })}>Courier</h2>
      {card.parts.map(({ id, title, facts, trouble, links, steps }) => (
        <div key={id} className={css.part}>
          <p className={parts.name}>{title}</p>
          {facts.map((fact) => (
            <p key={fact} className={parts.small}>
              {fact}
            </p>
          ))}
          {trouble !== null && <Notice tone="warning">{trouble}</Notice>}
          <div className={parts.actions}>
            {links.map(({ label, href }) => (
              <a key={label} className={css.link} href={href} target="_blank" rel="noreferrer">
                {label}
              </a>
            ))}
            {steps.map(({ label, step }) => (
              <Button key={label} size="small" tone="outline" onClick={() => onStep(step)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      ))}
      {card.parts.length === 0 && card.asks.length === 0 && (
        <p className={parts.small}>
          Mark the order packed, then book a courier here or enter a tracking number yourself.
        </p>
      )}
      {card.asks.length > 0 && (
        <div className={parts.actions}>
          {card.asks.map(({ label, step, isAgain }) => (
            <Button key={label} size="small" tone={isAgain ? 'text' : 'solid'} onClick={() => onStep(step)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
