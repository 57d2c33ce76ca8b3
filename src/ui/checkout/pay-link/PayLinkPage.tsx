import { t } from '../../../domain/kit/text/text.ts';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { payLinkMachine } from '../../../machines/checkout/pay-link/pay-link.machine.ts';
import { payLinkView, type PayLinkView } from '../../../machines/checkout/pay-link/pay-link.view.ts';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { imageOf } from '../../../domain/kit/image.ts';
import { BottleThumb } from '../../kit/art/Bottle.tsx';
import { ErrorLeaf } from '../../kit/art/drawings.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import { Breakdown } from '../../kit/price/Breakdown.tsx';
import { LazyBoundary, lazyComponent } from '../../kit/react/lazy-component.tsx';
import { PartFailed } from '../../kit/react/PartFailed.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import { useSite } from '../../shell/app/site.tsx';
import * as summary from '../checkout/OrderSummary.css.ts';
import { partsOf } from '../price-parts.ts';
import { MethodRows } from '../payment/MethodRows.tsx';
import * as css from './PayLinkPage.css.ts';

type PayLinkActor = ActorRefFrom<typeof payLinkMachine>;
type QrCode = ComponentType<{ readonly text: string }>;

/** Loads when the payment starts. */
const PayPanel = lazyComponent(() => import('../payment/PayPanel.tsx').then((module) => module.PayPanel));

interface PayLinkPageProps {
  readonly actor: PayLinkActor;
  readonly QrCode: QrCode;
}

/** /pay/…: what the shop put together for somebody, and its payment. */
export function PayLinkPage({ actor, QrCode }: PayLinkPageProps) {
  const snapshot = useView(actor, (state) => state);
  const view = payLinkView(snapshot);
  const { pay } = snapshot.children;
  if (view.stage === 'missing') {
    return (
      <div className={wrap}>
        <EmptyState
          level={1}
          art={<ErrorLeaf />}
          title={view.title}
          action={<Ending actor={actor} stage={view.stage} />}
        >
          {view.text}
        </EmptyState>
      </div>
    );
  }
  const isShown = view.lines.length > 0 && view.stage !== 'failed';
  return (
    <div className={`${wrap} ${css.page}`}>
      <h1 className={text({ as: 'h2' })}>{view.title}</h1>
      <p className={css.lead} aria-live="polite">
        {view.text}
      </p>
      {view.stage === 'loading' && (
        <div className={css.waiting}>
          <Skeleton shape="fill" />
        </div>
      )}
      <div className={css.columns}>
        <div>
          {view.stage === 'changed' && <Changes actor={actor} view={view} />}
          {(view.stage === 'reviewing' || view.stage === 'placing') && <Choosing actor={actor} view={view} />}
          {view.stage === 'paying' && pay && (
            <LazyBoundary loading={<Skeleton />} failed={<PartFailed />}>
              <PayPanel actor={pay} methods={view.methods} QrCode={QrCode} isInPage from="link" />
            </LazyBoundary>
          )}
          <div className={css.actions}>
            <Ending actor={actor} stage={view.stage} />
          </div>
        </div>
        {isShown && <Summary view={view} />}
      </div>
    </div>
  );
}

function Changes({ actor, view }: { readonly actor: PayLinkActor; readonly view: PayLinkView }) {
  return (
    <Notice tone="warning" title={t`Is this still what you want?`}>
      <ul className={css.changes}>
        {view.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <Button onClick={() => actor.send({ type: 'changes.accept' })}>{t`Continue with ${view.total ?? ''}`}</Button>
    </Notice>
  );
}

function Choosing({ actor, view }: { readonly actor: PayLinkActor; readonly view: PayLinkView }) {
  const isPlacing = view.stage === 'placing';
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'order.place' });
      }}
    >
      {view.edits.length > 0 && (
        <Notice tone="info" title={t`What changes`}>
          <ul className={css.edits}>
            {view.edits.map((edit) => (
              <li key={edit}>{edit}</li>
            ))}
          </ul>
        </Notice>
      )}
      {view.notice !== null && (
        <Notice tone="bad" title={view.noticeTitle}>
          {view.notice}
        </Notice>
      )}
      <MethodRows
        methods={view.methods}
        isPlacing={isPlacing}
        onChoose={(method) => {
          if (method !== 'wallet') actor.send({ type: 'method.choose', method });
        }}
      />
      <Button type="submit" size="large" block busy={isPlacing} disabled={!isPlacing && !view.canPay}>
        {view.placeLabel}
      </Button>
      {view.promise !== null && <p className={css.small}>{view.promise}</p>}
    </form>
  );
}

function Ending({ actor, stage }: { readonly actor: PayLinkActor; readonly stage: PayLinkView['stage'] }) {
  const { phone } = useSite().business;
  const isLost = stage === 'missing' || stage === 'sold-out';
  return (
    <>
      {(stage === 'failed' || stage === 'sold-out') && (
        <Button tone={stage === 'failed' ? 'solid' : 'outline'} onClick={() => actor.send({ type: 'link.retry' })}>
          {t`Try again`}
        </Button>
      )}
      {isLost && <LinkButton href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>{t`Call ${phone}`}</LinkButton>}
      {(isLost || stage === 'paid') && (
        <LinkButton tone="outline" href="/shop">
          {t`To the shop`}
        </LinkButton>
      )}
    </>
  );
}

function Summary({ view }: { readonly view: PayLinkView }) {
  return (
    <section className={css.summary} aria-label={t`What is in it`}>
      <ul>
        {view.lines.map((line) => (
          <li key={line.id} className={summary.line}>
            <div className={summary.thumb}>
              <BottleThumb sku={line.sku} photo={imageOf(line.id)} size="row" />
              <span className={summary.count} aria-hidden="true">
                {line.quantity}
              </span>
            </div>
            <div>
              <p className={summary.name}>
                {line.name}
                <VisuallyHidden>{t`, quantity ${line.quantity}`}</VisuallyHidden>
              </p>
              <p className={summary.choice}>{line.choice}</p>
              {line.needsPrescription && <p className={summary.choice}>{t`Needs a prescription`}</p>}
            </div>
            <span className={summary.amount}>{line.price}</span>
          </li>
        ))}
      </ul>
      <Breakdown parts={partsOf({ ...view, label: view.totalLabel })} />
      {view.place && (
        <div className={css.place}>
          <h2 className={css.placeTitle}>{t`Delivery to`}</h2>
          <p className={css.placeName}>{`${view.place.name}, ${view.place.phone}`}</p>
          <p className={css.small}>
            {`${view.place.text}.`}
            {view.arrival !== null && t` Arrives ${view.arrival}.`}
          </p>
        </div>
      )}
    </section>
  );
}
