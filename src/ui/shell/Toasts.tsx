import type { ActorRefFrom } from 'xstate';
import type { toastMachine } from '../../machines/shell/toast/toast.machine.ts';
import { useShopActor, useShopView } from './app/actors.tsx';
import { ToastViewport } from '../kit/overlay/ToastViewport.tsx';

type ToastRef = ActorRefFrom<typeof toastMachine>;

/** The toasts. Each runs its own timer, which pauses on hover and focus. */
export function Toasts() {
  const cart = useShopActor('cart');
  const toasts = useShopView('toasts', (snapshot) => snapshot.context.toasts);
  const find = (id: string): ToastRef | undefined => toasts.find((toast) => toast.id === id)?.ref;
  return (
    <ToastViewport
      duration={Infinity}
      items={toasts.map(({ id, ref }) => itemOf(id, ref, (event) => cart.send({ type: event })))}
      onDismiss={(id) => find(id)?.send({ type: 'toast.close' })}
      onPause={() => toasts.forEach(({ ref }) => ref.send({ type: 'toast.hold' }))}
      onResume={() => toasts.forEach(({ ref }) => ref.send({ type: 'toast.release' }))}
    />
  );
}

function itemOf(id: string, ref: ToastRef, act: (event: 'item.restore') => void) {
  const { tone, text, action } = ref.getSnapshot().context;
  return {
    id,
    tone,
    text,
    ...(action ? { action: { label: action.label, onSelect: () => act(action.event) } } : {}),
  };
}
