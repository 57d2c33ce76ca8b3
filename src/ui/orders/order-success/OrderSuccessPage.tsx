import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { orderViewMachine } from '../../../machines/orders/order-view/order-view.machine.ts';
import { orderView, type OrderView } from '../../../machines/orders/order-view/order-view.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { EmptyBottle, ErrorLeaf } from '../../kit/art/drawings.tsx';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import { ConfirmedOrder } from './ConfirmedOrder.tsx';
import * as css from './OrderSuccessPage.css.ts';

type OrderViewActor = ActorRefFrom<typeof orderViewMachine>;

interface OrderSuccessPageProps {
  readonly actor: OrderViewActor;
  /** The sign-in page, with a way back to here. */
  readonly signInHref: string;
}

/** The order just placed. Survives a reload. */
export function OrderSuccessPage({ actor, signInHref }: OrderSuccessPageProps) {
  const view = orderView(useView(actor, (snapshot) => snapshot));
  return <div className={css.page}>{contentOf(view, signInHref, () => actor.send({ type: 'order.retry' }))}</div>;
}

function contentOf(view: OrderView, signInHref: string, retry: () => void): ReactNode {
  if (view.order) return <ConfirmedOrder view={view} order={view.order} />;
  if (view.stage === 'missing') {
    return (
      <Trouble view={view} art={<EmptyBottle />}>
        <LinkButton href="/shop">{t`Explore Products`}</LinkButton>
      </Trouble>
    );
  }
  if (view.stage === 'locked') {
    return (
      <Trouble view={view} art={<EmptyBottle />}>
        <LinkButton href={signInHref}>{t`Sign in`}</LinkButton>
      </Trouble>
    );
  }
  if (view.stage === 'failed') {
    return (
      <Trouble view={view} art={<ErrorLeaf />}>
        <Button onClick={retry}>{t`Try again`}</Button>
      </Trouble>
    );
  }
  return <OrderSuccessLoading />;
}

function Trouble({ view, art, children }: { view: OrderView; art: ReactNode; children: ReactNode }) {
  return (
    <EmptyState level={1} art={art} title={view.title} action={children}>
      {view.text}
    </EmptyState>
  );
}

/** Shown while the order loads, and rendered by the server. */
export function OrderSuccessLoading() {
  return (
    <div className={css.waiting}>
      <VisuallyHidden>{t`Loading your order`}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
