import { t } from '../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import type { ShownOrder } from '../../machines/orders/order-view/order-view.view.ts';
import { useSite } from '../shell/app/site.tsx';
import { imageOf } from '../../domain/kit/image.ts';
import { BottleThumb } from '../kit/art/Bottle.tsx';
import { Badge } from '../kit/status/Badge.tsx';
import { Breakdown, type BreakdownPart } from '../kit/price/Breakdown.tsx';
import { Link } from '../kit/action/Link.tsx';
import { LinkButton } from '../kit/action/Button.tsx';
import { Card } from '../kit/display/Card.tsx';
import { DownloadIcon, PhoneIcon } from '../kit/icon/icons.tsx';
import { text } from '../kit/theme/text.css.ts';
import * as css from './OrderParts.css.ts';

/** The order's items. */
export function ItemsOfOrder({ order }: { order: ShownOrder }) {
  return (
    <Card as="section" className={css.section} aria-label={t`Items`}>
      <h2 className={text({ as: 'h4' })}>{t`Items`}</h2>
      <ul>
        {order.lines.map((line) => (
          <li key={line.id} className={css.line}>
            <BottleThumb sku={line.sku} photo={imageOf(line.id)} size="row" />
            <div>
              <p className={css.name}>{line.name}</p>
              <p className={css.small}>{line.text}</p>
              {line.bundle !== null && <p className={css.small}>{line.bundle}</p>}
              {line.note !== null && <p className={css.note}>{line.note}</p>}
              {line.reviewHref !== null && (
                <Link className={css.link} href={line.reviewHref} aria-label={t`Write a review of ${line.name}`}>
                  {t`Write a review`}
                </Link>
              )}
            </div>
            <span className={css.amount}>{line.price}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface CostsProps {
  readonly order: ShownOrder;
  /** Rows below how it was paid. */
  readonly below?: ShownOrder['paidBy'];
  readonly children?: ReactNode;
}

/** The order's costs, payment and documents. */
export function CostsOfOrder({ order, below, children }: CostsProps) {
  const parts = order.rows.map(({ label, amount, isSaving }): BreakdownPart => ({
    kind: isSaving ? 'saving' : 'plain',
    label,
    amount,
  }));
  return (
    <Card as="section" className={css.section} aria-label={t`Payment`}>
      <h2 className={text({ as: 'h4' })}>{t`Payment`}</h2>
      <p className={css.actions}>
        {order.payment}
        <Badge tone={order.paymentState === t`Paid` ? 'good' : 'neutral'}>{order.paymentState}</Badge>
      </p>
      <Breakdown
        parts={[
          ...parts,
          { kind: 'total', label: t`Total`, amount: order.total, note: t`Includes all taxes` },
          ...[...order.paidBy, ...(below ?? [])].map((part): BreakdownPart => ({ kind: 'plain', ...part })),
        ]}
      />
      {children}
      {children === undefined && order.paper && (
        <div className={css.actions}>
          <LinkButton tone="outline" href={order.paper.url} target="_blank" rel="noreferrer">
            <DownloadIcon size={18} />
            {order.paper.label}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

/** The delivery address; nothing for a membership alone. */
export function PlaceOfOrder({ order: { place } }: { order: ShownOrder }) {
  if (place === null) return null;
  return (
    <Card as="section" className={css.section} aria-label={t`Delivery address`}>
      <h2 className={text({ as: 'h4' })}>{t`Delivery address`}</h2>
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
  const subject = encodeURIComponent(t`Order ${order.number}`);
  return (
    <Card as="section" className={css.section} aria-label={t`Help`}>
      <h2 className={text({ as: 'h4' })}>{t`Need help?`}</h2>
      <p className={css.small}>{t`We’re here ${hours}. Please have your order number ready.`}</p>
      <div className={css.actions}>
        <LinkButton tone="outline" href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>
          <PhoneIcon size={18} />
          {phone}
        </LinkButton>
        <LinkButton tone="outline" href={`mailto:${email}?subject=${subject}`}>
          {email}
        </LinkButton>
      </div>
    </Card>
  );
}
