import { t } from '../../../domain/kit/text/text.ts';
import { PartFailed } from '../../kit/react/PartFailed.tsx';
import { LazyBoundary, lazyComponent } from '../../kit/react/lazy-component.tsx';
import { type ComponentType } from 'react';
import type { CheckoutView } from '../../../machines/checkout/checkout/checkout.view.ts';
import type { CheckoutActor } from '../checkout/checkout-actor.ts';
import type { CheckoutSnapshot } from '../checkout/CheckoutPage.tsx';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { PinIcon } from '../../kit/icon/icons.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import * as css from './PaymentSteps.css.ts';

/** Lazy because it needs Radix and quotes rarely change. */
const QuoteChanged = lazyComponent(() => import('./QuoteChanged.tsx').then((module) => module.QuoteChanged));

/** Loads when the first payment starts. */
const PayPanel = lazyComponent(() => import('./PayPanel.tsx').then((module) => module.PayPanel));

interface PaymentStepsProps {
  readonly actor: CheckoutActor;
  readonly snapshot: CheckoutSnapshot;
  readonly view: CheckoutView;
  readonly QrCode: ComponentType<{ readonly text: string }>;
}

/** The address in one line, the payment methods, then the payment. */
export function PaymentSteps({ actor, snapshot, view, QrCode }: PaymentStepsProps) {
  const { pay } = snapshot.children;
  return (
    <>
      <PlaceLine actor={actor} view={view} />
      {view.stage === 'failed' && <OrderTrouble actor={actor} view={view} />}
      {view.stage === 'paying' && pay ? (
        <LazyBoundary loading={<Skeleton />} failed={<PartFailed />}>
          <PayPanel actor={pay} methods={view.methods} QrCode={QrCode} />
        </LazyBoundary>
      ) : (
        <MethodChoice actor={actor} view={view} />
      )}
      {view.stage === 'changed' && (
        <LazyBoundary>
          <QuoteChanged actor={actor} snapshot={snapshot} view={view} />
        </LazyBoundary>
      )}
    </>
  );
}

function PlaceLine({ actor, view: { place, arrival, stage } }: Pick<PaymentStepsProps, 'actor' | 'view'>) {
  if (!place) return null;
  return (
    <div className={css.place}>
      <PinIcon size={22} />
      <div className={css.placeWords}>
        <p className={css.placeName}>{place.name}</p>
        <p className={css.small}>
          {`${place.text}.`}
          {arrival !== null && t` Arrives ${arrival}.`}
        </p>
      </div>
      {stage === 'payment' && (
        <Button
          tone="text"
          size="small"
          className={css.change}
          aria-label={t`Change the delivery address`}
          onClick={() => actor.send({ type: 'address.change' })}
        >
          {t`Change`}
        </Button>
      )}
    </div>
  );
}

function OrderTrouble({ actor, view }: Pick<PaymentStepsProps, 'actor' | 'view'>) {
  return (
    <div className={css.notice}>
      <Notice tone="bad" title={t`Your order isn’t placed yet`}>
        {view.notice}
        <div className={css.actions}>
          {view.waitingOrder && (
            <LinkButton size="small" href={view.waitingOrder.href}>
              {view.waitingOrder.label}
            </LinkButton>
          )}
          {view.canRetry && (
            <Button
              size="small"
              tone={view.waitingOrder ? 'outline' : 'solid'}
              onClick={() => actor.send({ type: 'order.retry' })}
            >
              {t`Try again`}
            </Button>
          )}
          {view.canReview && (
            <Button size="small" tone="outline" onClick={() => actor.send({ type: 'order.review' })}>
              {t`Edit order`}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
