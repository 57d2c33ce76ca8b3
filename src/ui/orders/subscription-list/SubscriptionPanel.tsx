import { t } from '../../../domain/kit/text/text.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import { PartFailed } from '../../kit/react/PartFailed.tsx';
import { LazyBoundary, lazyComponent } from '../../kit/react/lazy-component.tsx';
import { type ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { subscriptionListMachine } from '../../../machines/orders/subscription-list/subscription-list.machine.ts';
import { onlineMethods } from '../../../machines/checkout/method-choice.view.ts';
import { payOf, subscriptionListView } from '../../../machines/orders/subscription-list/subscription-list.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { useNow } from '../../kit/react/now.ts';
import { EmptyBottle } from '../../kit/art/drawings.tsx';
import { AskAgain } from '../../kit/status/AskAgain.tsx';
import { SectionLoading } from '../../account/dashboard/SectionLoading.tsx';
import { LinkButton } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { text } from '../../kit/theme/text.css.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import * as css from './SubscriptionPanel.css.ts';

const PayPanel = lazyComponent(() =>
  import('../../checkout/payment/PayPanel.tsx').then((module) => module.PayPanel),
);

export type SubscriptionActor = ActorRefFrom<typeof subscriptionListMachine>;

interface SubscriptionPanelProps {
  readonly actor: SubscriptionActor;
  readonly QrCode: ComponentType<{ readonly text: string }>;
}

/** The user's subscriptions with all their actions. */
export function SubscriptionPanel({ actor, QrCode }: SubscriptionPanelProps) {
  const now = useNow();
  const view = useView(actor, (snapshot) => subscriptionListView(snapshot, new Date(now)), isSame);
  const pay = useView(actor, payOf);
  if (view.kind === 'loading') return <SectionLoading />;
  return (
    <>
      <h1 className={text({ as: 'h2' })}>{t`Subscriptions`}</h1>
      {view.kind === 'failed' && (
        <AskAgain onAsk={() => actor.send({ type: 'list.retry' })}>
          {t`Couldn’t load your subscriptions. Nothing about them has changed. Try again.`}
        </AskAgain>
      )}
      {view.trouble !== null && (
        <div className={css.notice}>
          <Notice tone="bad">{view.trouble}</Notice>
        </div>
      )}
      {view.kind === 'empty' && (
        <EmptyState
          art={<EmptyBottle />}
          title={t`No subscriptions yet`}
          action={<LinkButton href="/shop">{t`Explore Products`}</LinkButton>}
        >
          {t`Choose weekly or monthly on a product. It appears here once it’s paid. You can cancel at any time.`}
        </EmptyState>
      )}
      {view.kind === 'paying' && pay ? (
        <div className={css.list}>
          <LazyBoundary loading={<SectionLoading />} failed={<PartFailed />}>
            <PayPanel actor={pay} methods={onlineMethods} QrCode={QrCode} isInPage />
          </LazyBoundary>
        </div>
      ) : (
        <ul className={css.list}>
          {view.cards.map((card) => (
            <SubscriptionCard key={card.id} actor={actor} card={card} />
          ))}
        </ul>
      )}
    </>
  );
}
