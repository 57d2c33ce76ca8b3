import type { ReactNode } from 'react';
import type { ShownOrder } from '../../machines/orders/order-view/order-view.view.ts';
import { useSite } from '../shell/app/site.tsx';
import { BottleThumb } from '../kit/art/Bottle.tsx';
import { Badge } from '../kit/status/Badge.tsx';
import { Breakdown, type BreakdownPart } from '../kit/price/Breakdown.tsx';
import { LinkButton } from '../kit/action/Button.tsx';
import { Card } from '../kit/display/Card.tsx';
import { DownloadIcon, PhoneIcon } from '../kit/icon/icons.tsx';
import { text } from '../kit/theme/text.css.ts';
import * as css from './OrderParts.css.ts';

/** The order's items. */
export function ItemsOfOrder({ order }: { order: ShownOrder }) {
  return (
    <Card as="section" className={css.section} aria-label="Items">
      <h2 className={text({ as: 'h4' })}>Items</h2>
      <ul>
        {order.lines.map((line) => (
          <li key={line.id} className={css.line}>
            <BottleThumb sku={line.sku} size="row" />
            <div>
              <p className={css.name}>{line.name}</p>
              <p className={css.small}>{line.text}</p>
              {line.note !== null && <p className={css.note}>{line.note}</p>}
            </div>
            <span className={css.amount}>{line.price}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The order's costs, payment and documents. */
export function CostsOfOrder({ order, children }: { order: ShownOrder; children?: ReactNode }) {
  const parts = order.rows.map(({ label, amount, isSaving }): BreakdownPart => ({
    kind: isSaving ? 'saving' : 'plain',
    label,
    amount,
  }));
  return (
    <Card as="section" className={css.section} aria-label="Payment">
      <h2 className={text({ as: 'h4' })}>Payment</h2>
      <p className={css.actions}>
        {order.payment}
        <Badge tone={order.paymentState === 'Paid' ? 'good' : 'neutral'}>{order.paymentState}</Badge>
      </p>
      <Breakdown
        parts={[...parts, { kind: 'total', label: 'Total', amount: order.total, note: 'Includes all taxes' }]}
      />
      {children}
      {children === undefined && order.invoiceUrl !== null && (
        <div className={css.actions}>
          <LinkButton tone="outline" href={order.invoiceUrl} target="_blank" rel="noreferrer">
            <DownloadIcon size={18} />
            Invoice
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

/** The delivery address. */
export function PlaceOfOrder({ order: { place } }: { order: ShownOrder }) {
  return (
    <Card as="section" className={css.section} aria-label="Delivery address">
      <h2 className={text({ as: 'h4' })}>Delivery address</h2>
      <div>
        <p className={css.name}>{place.name}</p>
        <p className={css.small}>{place.text}</p>
      </div>
    </Card>
  );
}

/** How to get help with the order. */
export function HelpOfOrder({ order }: { order: ShownOrder }) {
  const { phone, hours, email } = useSite().business;
  const subject = encodeURIComponent(`Order ${order.number}`);
  return (
    <Card as="section" className={css.section} aria-label="Help">
      <h2 className={text({ as: 'h4' })}>Need help?</h2>
      <p className={css.small}>{`We’re here ${hours}. Please have your order number ready.`}</p>
      <div className={css.actions}>
        <LinkButton tone="outline" href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>
          <PhoneIcon size={18} />
          {phone}
        </LinkButton>
        <LinkButton tone="text" href={`mailto:${email}?subject=${subject}`}>
          {email}
        </LinkButton>
      </div>
    </Card>
  );
}
