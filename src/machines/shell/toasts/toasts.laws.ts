import { lawsFor } from '../../kit/laws.ts';
import type { toastsMachine } from './toasts.machine.ts';

const { always, on, whenever } = lawsFor<typeof toastsMachine>();

/** The messages at the edge of the screen. */
export const toastsLaws = [
  always('CHR-11', 'At most four messages are shown at once', ({ context }) => context.toasts.length <= 4),
  always(
    'CHR-11',
    'Every message is shown once',
    ({ context }) => new Set(context.toasts.map(({ id }) => id)).size === context.toasts.length,
  ),
  whenever(
    'CHR-11',
    'A new message is shown last, with its own text',
    on('toast.show'),
    ({ before, after }) =>
      after.context.toasts.at(-1)?.id !== before?.context.toasts.at(-1)?.id &&
      after.context.toasts.length === Math.min(4, (before?.context.toasts.length ?? 0) + 1),
  ),
  whenever(
    'CHR-11',
    'A message that is gone is no longer shown, and the others stay',
    (step) => step.event.type === 'toast.gone',
    ({ event, before, after }) =>
      event.type === 'toast.gone' &&
      after.context.toasts.length === (before?.context.toasts ?? []).filter(({ id }) => id !== event.id).length &&
      after.context.toasts.every(({ id }) => id !== event.id),
  ),
];
