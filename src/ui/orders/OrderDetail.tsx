import { t } from '../../domain/kit/text/text.ts';
import { useState, type ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { OrderWithPayment } from '../../machines/orders/placed-order.ts';
import { cancelView } from '../../machines/orders/order-view/order-view.cancel.view.ts';
import {
  orderDetail,
  type OrderDetail as Detail,
} from '../../machines/orders/order-view/order-view.detail.view.ts';
import type { orderViewMachine } from '../../machines/orders/order-view/order-view.machine.ts';
import { refundsOf } from '../../machines/orders/order-view/order-view.refund.view.ts';
import { orderView, type ShownOrder } from '../../machines/orders/order-view/order-view.view.ts';
import type { reorderMachine } from '../../machines/orders/reorder/reorder.machine.ts';
import { LazyBoundary } from '../kit/react/lazy-component.tsx';
import { PartFailed } from '../kit/react/PartFailed.tsx';
import { useView } from '../shell/app/actors.tsx';
import { EmptyBottle, ErrorLeaf } from '../kit/art/drawings.tsx';
import { SectionLoading } from '../account/dashboard/SectionLoading.tsx';
import { AlertDialog } from '../kit/overlay/AlertDialog.tsx';
import { Badge } from '../kit/status/Badge.tsx';
import { BackLink } from '../kit/action/BackLink.tsx';
import { Button, LinkButton } from '../kit/action/Button.tsx';
import { Card } from '../kit/display/Card.tsx';
import { EmptyState } from '../kit/status/EmptyState.tsx';
import { DownloadIcon, TruckIcon } from '../kit/icon/icons.tsx';
import { Notice } from '../kit/status/Notice.tsx';
import { Timeline } from '../kit/display/Timeline.tsx';
import { text } from '../kit/theme/text.css.ts';
import * as css from './OrderDetail.css.ts';
import * as parts from './OrderParts.css.ts';
import { CostsOfOrder, HelpOfOrder, ItemsOfOrder, PlaceOfOrder } from './OfOrder.tsx';
import { Reorder } from './Reorder.tsx';
import { Link } from '../kit/action/Link.tsx';

interface OrderDetailProps {
  /** Asks for the prescription that an order waits for. */
  readonly Need: ComponentType<{ readonly skus: readonly string[]; readonly actor: OrderDetailProps['actor'] }>;
  readonly actor: ActorRefFrom<typeof orderViewMachine>;
  /** Pays an order that waits for it. */
  readonly Pay: ComponentType<{ readonly answer: OrderWithPayment }>;
  readonly reorder: ActorRefFrom<typeof reorderMachine>;
  /** Milliseconds since 1970, server time. */
  readonly now: () => number;
}

/** One order: its progress, its documents, and its actions. */
export function OrderDetail({ actor, reorder, now, Need, Pay }: OrderDetailProps) {
  const snapshot = useView(actor, (each) => each);
  const [openedAt] = useState(now);
  const view = orderView(snapshot);
  const { answer } = snapshot.context;
  if (!view.order || !answer) {
    if (view.stage === 'loading') return <SectionLoading words={t`Loading your order`} />;
    return (
      <EmptyState
        level={1}
        art={view.stage === 'failed' ? <ErrorLeaf /> : <EmptyBottle />}
        title={view.title}
        action={
          view.canRetry ? (
            <Button onClick={() => actor.send({ type: 'order.retry' })}>{t`Try again`}</Button>
          ) : (
            <LinkButton href="/dashboard/orders">{t`All orders`}</LinkButton>
          )
        }
      >
        {view.text}
      </EmptyState>
    );
  }
  const detail = orderDetail(answer.order, openedAt);
  const cancel = cancelView(snapshot);
  return (
    <>
      <BackLink href="/dashboard/orders">{t`All orders`}</BackLink>
      <header className={css.head}>
        <h1 className={text({ as: 'h2' })}>{t`Order ${view.order.number}`}</h1>
        <p className={parts.small}>{view.order.placedAt}</p>
      </header>
      {view.order.unmatched !== null && (
        <div className={css.notice}>
          <Notice tone="info">{view.order.unmatched}</Notice>
        </div>
      )}
      {view.canPay && (
        <div className={css.paying}>
          <LazyBoundary loading={<SectionLoading hasHeading />} failed={<PartFailed />}>
            <Pay answer={answer} />
          </LazyBoundary>
        </div>
      )}
      {detail.asked && <Asked asked={detail.asked} />}
      {cancel.refusal !== null && <Notice tone="warning">{cancel.refusal}</Notice>}
      <div className={css.columns}>
        <div className={parts.column}>
          {detail.hold && (
            <Card as="section" className={parts.section} aria-label={t`Prescription`}>
              <h2 className={text({ as: 'h4' })}>{detail.hold.title}</h2>
              <p>{detail.hold.text}</p>
              {detail.hold.href !== null && (
                <Link className={parts.link} href={detail.hold.href}>
                  {t`View prescription`}
                </Link>
              )}
              {detail.hold.wanted && <Need skus={detail.hold.wanted} actor={actor} />}
            </Card>
          )}
          <Progress order={view.order} detail={detail} />
          <ItemsOfOrder order={view.order} />
          <Returns actor={actor} detail={detail} />
        </div>
        <div className={parts.column}>
          <CostsOfOrder order={view.order} below={refundsOf(answer)}>
            <Documents order={view.order} detail={detail} />
          </CostsOfOrder>
          <PlaceOfOrder order={view.order} />
          <div className={parts.actions}>
            <Reorder actor={reorder} lines={detail.again} />
            {cancel.canAsk && (
              <Button tone="text" onClick={() => actor.send({ type: 'cancel.ask' })}>
                {detail.isUnderWay ? t`Cancel unpacked items` : t`Cancel order`}
              </Button>
            )}
          </div>
          <HelpOfOrder order={view.order} />
        </div>
      </div>
      <AlertDialog
        open={cancel.isAsking}
        title={cancel.words.title}
        description={cancel.words.text}
        confirmLabel={cancel.isBusy ? t`One moment…` : cancel.words.yes}
        cancelLabel={cancel.words.no}
        danger={cancel.words.isGrave}
        busy={cancel.isBusy}
        onConfirm={() => actor.send({ type: 'cancel.confirm' })}
        onCancel={() => actor.send({ type: 'cancel.refuse' })}
      />
    </>
  );
}

/** A change that waits for its difference. */
function Asked({ asked: { title, text: words, changes, label, href } }: { asked: NonNullable<Detail['asked']> }) {
  return (
    <div className={css.notice}>
      <Notice tone="info" title={title}>
        <p>{words}</p>
        <ul className={css.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        {href !== null && <LinkButton href={href}>{label}</LinkButton>}
      </Notice>
    </div>
  );
}

function Progress({ order, detail }: { order: ShownOrder; detail: Detail }) {
  const { parcel } = detail;
  return (
    <Card as="section" className={parts.section} aria-label={t`Progress`}>
      <h2 className={text({ as: 'h4' })}>{t`Progress`}</h2>
      {order.arrival !== null && order.timeline.some(({ state }) => state === 'next') && (
        <p className={parts.arrival}>
          <TruckIcon size={24} />
          <span>
            {t`Arrives `}
            <b>{order.arrival}</b>
          </span>
        </p>
      )}
      <Timeline steps={order.timeline} />
      {detail.parcels.length > 0 && (
        <ul className={css.parcels} aria-label={t`Parcels`}>
          {detail.parcels.map(({ id, title, goods, state, tone, carrier }) => (
            <li key={id} className={css.parcel}>
              <span className={parts.name}>{title}</span>
              <Badge tone={tone}>{state}</Badge>
              <span className={css.goods}>{goods}</span>
              {carrier && <Carrier carrier={carrier} />}
            </li>
          ))}
        </ul>
      )}
      {parcel && <Carrier carrier={parcel} />}
      {detail.trackUrl !== null && (
        <p className={parts.small}>
          <a className={parts.link} href={detail.trackUrl} target="_blank" rel="noreferrer">
            {t`Tracking link`}
          </a>
          {t` that works without signing in. Share it with whoever receives the parcel.`}
        </p>
      )}
    </Card>
  );
}

function Carrier({ carrier: { courier, number, url } }: { carrier: NonNullable<Detail['parcel']> }) {
  return (
    <p className={css.goods}>
      {t`${courier}, tracking number `}
      {url === null ? (
        <b>{number}</b>
      ) : (
        <a className={parts.link} href={url} target="_blank" rel="noreferrer">
          {number}
        </a>
      )}
    </p>
  );
}

function Documents({ order, detail }: { order: ShownOrder; detail: Detail }) {
  const documents = detail.documents.length === 0 && order.paper ? [order.paper] : detail.documents;
  if (documents.length === 0) return null;
  return (
    <ul className={css.documents} aria-label={t`Documents`}>
      {documents.map(({ label, url }) => (
        <li key={url}>
          <LinkButton tone="outline" size="small" href={url} target="_blank" rel="noreferrer">
            <DownloadIcon size={18} />
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

function Returns({
  actor,
  detail: { returns, sendBack },
}: Pick<OrderDetailProps, 'actor'> & { readonly detail: Detail }) {
  if (returns.length === 0 && sendBack === null) return null;
  return (
    <Card as="section" className={parts.section} aria-label={t`Returns`}>
      <h2 className={text({ as: 'h4' })}>{t`Returns`}</h2>
      {returns.map(({ id, title, notes, canWithdraw }) => (
        <div key={id} className={css.sent}>
          <p className={parts.name}>{title}</p>
          {notes.map((note) => (
            <p key={note} className={parts.small}>
              {note}
            </p>
          ))}
          {canWithdraw && (
            <div className={css.takeBack}>
              <Button
                tone="outline"
                size="small"
                onClick={() => actor.send({ type: 'withdraw.ask', returnId: id })}
              >
                {t`Withdraw return`}
              </Button>
            </div>
          )}
        </div>
      ))}
      {sendBack && (
        <div className={css.sendBack}>
          <LinkButton tone="outline" href={sendBack.href}>
            {t`Return items`}
          </LinkButton>
          <span className={parts.small}>{t`Until ${sendBack.until}`}</span>
        </div>
      )}
    </Card>
  );
}
