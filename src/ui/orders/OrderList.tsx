import { t } from '../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { ordersMachine } from '../../machines/orders/orders/orders.machine.ts';
import { ordersView, type OrdersView } from '../../machines/orders/orders/orders.view.ts';
import { useView } from '../shell/app/actors.tsx';
import { BottleThumb } from '../kit/art/Bottle.tsx';
import { EmptyBottle } from '../kit/art/drawings.tsx';
import { SectionLoading } from '../account/dashboard/SectionLoading.tsx';
import { Badge } from '../kit/status/Badge.tsx';
import { LinkButton } from '../kit/action/Button.tsx';
import { EmptyState } from '../kit/status/EmptyState.tsx';
import { RetryNotice } from '../kit/status/RetryNotice.tsx';
import { text } from '../kit/theme/text.css.ts';
import * as css from './OrderList.css.ts';
import { Link } from '../kit/action/Link.tsx';

/** The user's orders, newest first. */
export function OrderList({ actor }: { actor: ActorRefFrom<typeof ordersMachine> }) {
  const view = ordersView(useView(actor, (snapshot) => snapshot));
  return (
    <>
      <h1 className={text({ as: 'h2' })}>{t`Orders`}</h1>
      <nav className={css.filters} aria-label={t`Which orders`}>
        {view.filters.map(({ label, href, isChosen }) => (
          <Link
            key={href}
            className={css.filter}
            href={href}
            {...(isChosen ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </Link>
        ))}
      </nav>
      {view.kind === 'loading' && <SectionLoading words={t`Loading your orders`} />}
      {view.kind === 'failed' && (
        <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'orders.retry' })}>
          {t`Couldn’t load your orders. They’re safe. Try again.`}
        </RetryNotice>
      )}
      {view.kind === 'empty' && (
        <EmptyState
          art={<EmptyBottle />}
          title={view.emptyTitle}
          action={<LinkButton href="/shop">{t`Explore Products`}</LinkButton>}
        >
          {t`Your orders appear here, with every step.`}
        </EmptyState>
      )}
      {view.kind === 'listed' && <Rows view={view} />}
    </>
  );
}

function Rows({ view }: { view: OrdersView }) {
  return (
    <>
      <ul className={css.rows} aria-label={t`Orders`}>
        {view.rows.map((row) => (
          <li key={row.id}>
            <Link className={css.row} href={row.href}>
              <span className={css.thumb}>
                <BottleThumb sku={row.sku} size="row" />
              </span>
              <span className={css.words}>
                <b className={css.goods}>{row.goods}</b>
                <span className={css.small}>
                  {row.number} · {row.placed}
                </span>
              </span>
              <span className={css.state}>
                <Badge tone={row.tone}>{row.status}</Badge>
              </span>
              <span className={css.total}>{row.total}</span>
            </Link>
          </li>
        ))}
      </ul>
      {view.place !== null && (
        <nav className={css.pages} aria-label={t`Pages of orders`}>
          {view.before !== null && (
            <LinkButton tone="outline" size="small" className={css.newer} href={view.before}>
              {t`Newer`}
            </LinkButton>
          )}
          <span className={css.here}>{view.place}</span>
          {view.after !== null && (
            <LinkButton tone="outline" size="small" className={css.older} href={view.after}>
              {t`Older`}
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}
