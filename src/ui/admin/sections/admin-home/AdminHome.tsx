import { formatTotal } from '../../../../domain/kit/money/counted.ts';
import { isSame } from '../../../../domain/kit/is-same.ts';
import { type ReactNode, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { formatCount, formatRupees } from '../../../../domain/kit/money/money.ts';
import { salesPeriods } from '../../../../domain/admin/sales.ts';
import type { adminHomeMachine } from '../../../../machines/admin/sections/admin-home/admin-home.machine.ts';
import {
  adminHomeView,
  type AdminHomeView,
} from '../../../../machines/admin/sections/admin-home/admin-home.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { BottleThumb } from '../../../kit/art/Bottle.tsx';
import { Chart, type ChartProps } from '../../chart/Chart.tsx';
import { PeriodSwitch } from '../../day/PeriodSwitch.tsx';
import { AskAgain } from '../../../kit/status/AskAgain.tsx';
import { SectionLoading } from '../../../account/dashboard/SectionLoading.tsx';
import { Badge } from '../../../kit/status/Badge.tsx';
import { Card } from '../../../kit/display/Card.tsx';
import { ChevronRightIcon } from '../../../kit/icon/icons.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './AdminHome.css.ts';
import { Link } from '../../../kit/action/Link.tsx';

interface AdminHomeProps {
  readonly actor: ActorRefFrom<typeof adminHomeMachine>;
}

type Shown = NonNullable<AdminHomeView['shown']>;

/** The shop at a glance: figures, revenue, orders and conversion by day, best sellers, low stock and open tasks. */
export function AdminHome({ actor }: AdminHomeProps) {
  const view = useView(actor, adminHomeView, isSame);
  const { shown, failure, period } = view;
  return (
    <>
      <div className={css.head}>
        <h1 className={text({ as: 'h2' })}>Home</h1>
        <PeriodSwitch
          periods={salesPeriods}
          period={period}
          onPeriod={(days) => actor.send({ type: 'figures.choose', query: { period: days } })}
        />
      </div>
      {failure !== null && <AskAgain onAsk={() => actor.send({ type: 'figures.retry' })}>{failure}</AskAgain>}
      {shown === null && failure === null && <SectionLoading words="Loading the figures" hasHeading />}
      {shown && <Shop shown={shown} isLoading={view.isLoading} />}
    </>
  );
}

function Shop({ shown, isLoading }: { shown: Shown; isLoading: boolean }) {
  const { before } = shown;
  return (
    <div className={css.page} aria-busy={isLoading}>
      <Figures shown={shown} />
      <ByDay
        hasOrders={shown.hasOrders}
        title="Revenue per day"
        kind="bars"
        unit="rupees"
        points={shown.points}
        series={[
          { name: 'Prepaid', tone: 's1', values: shown.prepaid },
          { name: 'Cash on delivery', tone: 's2', values: shown.cash },
        ]}
        before={{ name: before.name, values: before.revenue }}
        {...(shown.best ? { note: shown.best } : {})}
        format={formatRupees}
      />
      <div className={css.pair}>
        <Work rows={shown.work} />
        <Steps steps={shown.steps} flows={shown.flows} />
        <ByDay
          hasOrders={shown.hasOrders}
          title="Orders per day"
          kind="bars"
          unit="count"
          points={shown.points}
          series={[{ name: 'Orders', tone: 's1', values: shown.orders }]}
          before={{ name: before.name, values: before.orders }}
          format={formatCount}
        />
        <ByDay
          hasOrders={shown.hasOrders}
          title="Visits with an order, per day"
          kind="lines"
          unit="percent"
          points={shown.points}
          series={[{ name: 'Share of all visits', tone: 's1', values: shown.bought }]}
          before={{ name: before.name, values: before.bought }}
          format={(value) => `${value}%`}
        />
        <TopProducts products={shown.products} />
        <LowStock products={shown.lowStock} />
      </div>
    </div>
  );
}

/** A chart of orders; without any order its axis would have no scale. */
function ByDay({ hasOrders, ...chart }: ChartProps & { readonly hasOrders: boolean }) {
  const name = useId();
  return (
    <Card as="section" aria-labelledby={name}>
      <h2 id={name} className={css.title}>
        {chart.title}
      </h2>
      {hasOrders ? (
        <Chart {...chart} />
      ) : (
        <p className={css.quiet}>No orders in this period or the previous one.</p>
      )}
    </Card>
  );
}

function Figures({ shown: { figures } }: { shown: Shown }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value, note, tone }) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
          <dd className={css.note} data-tone={tone}>
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Work({ rows }: { rows: Shown['work'] }) {
  return (
    <Card as="section" aria-labelledby="home-work">
      <h2 id="home-work" className={css.title}>
        To do
      </h2>
      {rows.length === 0 && <p className={css.quiet}>You’re all caught up.</p>}
      <ul>
        {rows.map(({ label, count, href }) => (
          <li key={label} className={css.row}>
            {href === '' ? (
              <span className={css.rowLink}>
                {label}
                {count !== null && <b className={css.end}>{formatTotal(count)}</b>}
              </span>
            ) : (
              <Link className={css.rowLink} href={href}>
                {label}
                <b className={css.end}>{count !== null && formatTotal(count)}</b>
                <ChevronRightIcon size={16} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Steps({ steps, flows }: Pick<Shown, 'steps' | 'flows'>) {
  return (
    <Card as="section" aria-labelledby="home-steps">
      <h2 id="home-steps" className={css.title}>
        From visit to order
      </h2>
      <ol>
        {steps.map(({ label, value, note }) => (
          <li key={label} className={css.row}>
            <span className={css.rowLink}>
              <span>
                {label}
                <span className={css.under}>{note}</span>
              </span>
              <b className={css.end}>{value}</b>
            </span>
          </li>
        ))}
      </ol>
      <ul>
        {flows.map(({ label, href }) => (
          <li key={href} className={css.row}>
            <Link className={css.rowLink} href={href}>
              {label}
              <span className={css.end}>
                <ChevronRightIcon size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TopProducts({ products }: { products: Shown['products'] }) {
  return (
    <Card as="section" aria-labelledby="home-products">
      <h2 id="home-products" className={css.title}>
        Top products
      </h2>
      {products.length === 0 && <p className={css.quiet}>Nothing was sold in this period.</p>}
      <ol>
        {products.map(({ sku, name, units, amount, share }) => (
          <ProductRow key={sku} sku={sku} end={<b className={css.end}>{amount}</b>}>
            {name}
            <span className={css.under}>{units}</span>
            <i className={css.share} style={{ width: `${share * 100}%` }} />
          </ProductRow>
        ))}
      </ol>
    </Card>
  );
}

function LowStock({ products }: { products: Shown['lowStock'] }) {
  return (
    <Card as="section" aria-labelledby="home-stock">
      <h2 id="home-stock" className={css.title}>
        Low stock
      </h2>
      {products.length === 0 && <p className={css.quiet}>Everything is well stocked.</p>}
      <ul>
        {products.map(({ sku, name, stock, share }) => (
          <ProductRow
            key={sku}
            sku={sku}
            end={
              <span className={css.end}>
                <Badge tone={stock === 0 ? 'bad' : 'warning'}>{stock === 0 ? 'Sold out' : `${stock} left`}</Badge>
              </span>
            }
          >
            {name}
            <i className={css.share} style={{ width: `${share * 100}%` }} data-tone="low" />
          </ProductRow>
        ))}
      </ul>
    </Card>
  );
}

/** A product with its picture, linked to its form. */
function ProductRow({ sku, end, children }: { sku: string; end: ReactNode; children: ReactNode }) {
  return (
    <li className={css.row}>
      <Link className={css.rowLink} href={`/dashboard/shop/${sku}`}>
        <BottleThumb sku={sku} size="row" />
        <span className={css.wide}>{children}</span>
        {end}
      </Link>
    </li>
  );
}
