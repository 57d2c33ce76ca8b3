import { t } from '../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { toastMachine } from '../../machines/shell/toast/toast.machine.ts';
import { isSameNotice, type UpkeepNotice, upkeepNotice } from '../../machines/shell/upkeep/upkeep.view.ts';
import { useShopActor, useShopView, useView } from './app/actors.tsx';
import { type ToastItem, ToastViewport } from '../kit/overlay/ToastViewport.tsx';

type ToastRef = ActorRefFrom<typeof toastMachine>;

/** The toasts. Each runs its own timer, which pauses on hover and focus. A flow that failed is told here as well. */
export function Toasts() {
  const cart = useShopActor('cart');
  const upkeep = useShopActor('upkeep');
  const toasts = useShopView('toasts', (snapshot) => snapshot.context.toasts);
  const notice = useView(upkeep, upkeepNotice, isSameNotice);
  const find = (id: string): ToastRef | undefined => toasts.find((toast) => toast.id === id)?.ref;
  return (
    <ToastViewport
      duration={Infinity}
      items={[
        ...toasts.map(({ id, ref }) => itemOf(id, ref, (event) => cart.send({ type: event }))),
        ...(notice ? [upkeepItem(notice, () => upkeep.send({ type: 'flow.restart' }))] : []),
      ]}
      onDismiss={(id) => {
        // Its button closes a toast too; by then another one may stand in its place.
        if (id === upkeepNotice(upkeep.getSnapshot())?.id) upkeep.send({ type: 'notice.close' });
        else find(id)?.send({ type: 'toast.close' });
      }}
      onPause={() => toasts.forEach(({ ref }) => ref.send({ type: 'toast.hold' }))}
      onResume={() => toasts.forEach(({ ref }) => ref.send({ type: 'toast.release' }))}
    />
  );
}

function itemOf(id: string, ref: ToastRef, act: (event: 'item.restore') => void): ToastItem {
  const { tone, text, action } = ref.getSnapshot().context;
  return {
    id,
    tone,
    text,
    ...(action ? { action: { label: action.label, onSelect: () => act(action.event) } } : {}),
  };
}

function upkeepItem({ id, text, canRestart }: UpkeepNotice, onRestart: () => void): ToastItem {
  return {
    id,
    tone: 'warning',
    text,
    isLasting: true,
    ...(canRestart ? { action: { label: t`Restart`, onSelect: onRestart } } : {}),
  };
}
