import type { OrderView, ShownOrder } from '../../machines/order-view/order-view.view.ts';
import { useSite } from '../app/site.tsx';
import { BottleThumb } from '../art/Bottle.tsx';
import { KolamMedallion } from '../art/drawings.tsx';
import { Badge } from '../kit/Badge.tsx';
import { Breakdown, type BreakdownPart } from '../kit/Breakdown.tsx';
import { LinkButton } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { DownloadIcon, PhoneIcon, TruckIcon } from '../kit/icons.tsx';
import { Timeline } from '../kit/Timeline.tsx';
import { text } from '../theme/text.css.ts';
import * as css from './OrderSuccessPage.css.ts';

interface ConfirmedOrderProps {
  readonly view: OrderView;
  readonly order: ShownOrder;
}

export function ConfirmedOrder({ view, order }: ConfirmedOrderProps) {
  return (
    <>
      <header className={css.head}>
        <KolamMedallion className={css.kolam} />
        <h1 className={`${text({ as: 'h1' })} ${css.over}`}>{view.title}</h1>
        <p className={`${text({ as: 'lead', tone: 'secondary' })} ${css.over}`}>{view.text}</p>
        <p className={`${css.facts} ${css.over}`}>
          <span>
            {'Order '}
            <b className={css.number}>{order.number}</b>
          </span>
          <span>{order.placedAt}</span>
        </p>
      </header>
      <div className={css.columns}>
        <div className={css.column}>
          <WhatHappensNext order={order} />
          <Items order={order} />
        </div>
        <div className={css.column}>
          <Costs order={order} />
          <Place order={order} />
          <Help order={order} />
        </div>
      </div>
    </>
  );
}

function WhatHappensNext({ order }: { order: ShownOrder }) {
  const last = order.timeline.length - 1;
  return (
    <Card as="section" className={css.section} aria-label="What happens next">
      <h2 className={text({ as: 'h4' })}>What happens next</h2>
      {order.arrival !== null && (
        <p className={css.arrival}>
          <TruckIcon size={24} />
          <span>
            {'Arrives '}
            <b>{order.arrival}</b>
          </span>
        </p>
      )}
      <Timeline
        steps={order.timeline.map(({ text, at }, index) => ({
          label: text,
          detail: at,
          state: index === last ? 'current' : 'done',
        }))}
      />
    </Card>
  );
}

function Items({ order }: { order: ShownOrder }) {
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
            </div>
            <span className={css.amount}>{line.price}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Costs({ order }: { order: ShownOrder }) {
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
      {order.invoiceUrl !== null && (
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

function Place({ order: { place } }: { order: ShownOrder }) {
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

function Help({ order }: { order: ShownOrder }) {
  const { phone, hours, email } = useSite().business;
  const subject = encodeURIComponent(`Order ${order.number}`);
  return (
    <Card as="section" className={css.section} aria-label="Help">
      <h2 className={text({ as: 'h4' })}>Do you need help?</h2>
      <p className={css.small}>{`We are here ${hours}. Please have your order number at hand.`}</p>
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
