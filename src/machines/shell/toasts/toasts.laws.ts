import type { SnapshotFrom } from 'xstate';
import { lawsFor } from '../../kit/laws.ts';
import type { toastsMachine } from './toasts.machine.ts';

const { always, on, whenever } = lawsFor<typeof toastsMachine>();

function textsOf(snapshot: SnapshotFrom<typeof toastsMachine> | null): string[] {
  return (snapshot?.context.toasts ?? []).map(({ text }) => text);
}

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
    ({ event, before, after }) =>
      event.type === 'toast.show' &&
      after.context.toasts.at(-1)?.id !== before?.context.toasts.at(-1)?.id &&
      textsOf(after).at(-1) === event.toast.text &&
      after.context.toasts.length ===
        Math.min(4, textsOf(before).filter((text) => text !== event.toast.text).length + 1),
  ),
  always(
    'CHR-11',
    'No two messages say the same',
    (snapshot) => new Set(textsOf(snapshot)).size === snapshot.context.toasts.length,
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
