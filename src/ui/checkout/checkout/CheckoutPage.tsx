import { t } from '../../../domain/kit/text/text.ts';
import { Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '../../../machines/checkout/checkout/checkout.machine.ts';
import { checkoutView, type CheckoutView } from '../../../machines/checkout/checkout/checkout.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { EmptyBottle } from '../../kit/art/drawings.tsx';
import { LinkButton } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { PaymentSteps } from '../payment/PaymentSteps.tsx';
import { text } from '../../kit/theme/text.css.ts';
import type { CheckoutActor } from './checkout-actor.ts';
import { CheckoutLoading } from './CheckoutLoading.tsx';
import { stepTitles } from './CheckoutStart.tsx';
import * as css from './CheckoutPage.css.ts';
import { DetailSteps } from './DetailSteps.tsx';
import { FoldedOrderSummary, OrderSummary } from './OrderSummary.tsx';
import { BlockedLines } from './SummaryLines.tsx';

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

interface CheckoutPageProps {
  readonly actor: CheckoutActor;
  /** Shown until cart and session are known. */
  readonly start: ReactNode;
  /** Renders a UPI link as a QR code. Loaded lazily. */
  readonly QrCode: ComponentType<{ readonly text: string }>;
  /** Asks for the prescription that some items need. Loaded lazily. */
  readonly Prescription: ComponentType<{ readonly skus: readonly string[] }>;
}

/** Both checkout pages. Details and payment are stages of one actor. */
export function CheckoutPage({ actor, start, QrCode, Prescription }: CheckoutPageProps) {
  const snapshot = useView(actor, (state) => state);
  const view = checkoutView(snapshot);
  const page = useFocusOnStage(view.stage);
  if (view.stage === 'empty') return <NothingToBuy />;
  if (view.stage === 'loading') return start;
  const held = view.summary.lines.flatMap(({ sku, needsPrescription }) => (needsPrescription ? [sku] : []));
  const hasSummary = view.hasCart || view.stage !== 'contact';
  const isFixed = ['placing', 'paying', 'confirmed'].includes(view.stage);
  return (
    <div className={css.columns} ref={page}>
      <div>
        {hasSummary && <FoldedOrderSummary actor={actor} view={view} isFixed={isFixed} />}
        <h1 className={`${text({ as: 'h2' })} ${css.title}`} tabIndex={-1}>
          {titleOf(view)}
        </h1>
        {!isFixed && <BlockedLines lines={view.summary.lines} />}
        {view.stage === 'payment' && held.length > 0 && (
          <Suspense>
            <div className={css.held}>
              <Prescription skus={held} />
            </div>
          </Suspense>
        )}
        {stepsOf({ actor, snapshot, view, QrCode })}
      </div>
      {hasSummary && <OrderSummary actor={actor} view={view} isFixed={isFixed} />}
    </div>
  );
}

interface Stage extends Omit<CheckoutPageProps, 'Prescription' | 'start'> {
  readonly snapshot: CheckoutSnapshot;
  readonly view: CheckoutView;
}

function stepsOf({ actor, snapshot, view, QrCode }: Stage): ReactNode {
  if (view.stage === 'contact' || view.stage === 'address') {
    return <DetailSteps snapshot={snapshot} view={view} />;
  }
  if (view.stage === 'confirmed') return <CheckoutLoading />;
  return <PaymentSteps actor={actor} snapshot={snapshot} view={view} QrCode={QrCode} />;
}

function titleOf({ stage, hasCart, needsAddress }: CheckoutView): string {
  if (stage === 'confirmed') return t`One moment`;
  if (stage === 'contact' && !hasCart) return t`Sign in to see your order`;
  if (stage === 'contact' && !needsAddress) return t`First, your phone number`;
  return stage === 'contact' || stage === 'address' ? stepTitles.details : stepTitles.payment;
}

function NothingToBuy() {
  return (
    <EmptyState
      level={1}
      art={<EmptyBottle />}
      title={t`Your cart is empty :(`}
      action={<LinkButton href="/shop">{t`Explore Products`}</LinkButton>}
    >
      {t`Add something to check out.`}
    </EmptyState>
  );
}

/** When a stage unmounts together with the focused button, focuses the next stage's heading. */
function useFocusOnStage(stage: CheckoutView['stage']) {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(stage);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (last.current !== stage && last.current !== 'loading' && isLost) {
      page.current?.querySelector<HTMLElement>('h1')?.focus();
    }
    last.current = stage;
  }, [stage]);
  return page;
}
