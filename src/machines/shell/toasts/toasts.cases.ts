import { command, keyFor, type EventCases } from '../../kit/cases.ts';
import type { ToastsContext } from './toasts.machine.ts';

interface Moment {
  readonly context: ToastsContext;
}

const toast = { tone: 'info', text: 'Logged out!' };
const other = { tone: 'info', text: 'You’re back online.' };

export const toastsCases: EventCases = {
  'toast.show': ({ context }: Moment) =>
    context.toasts.length < 2 ? [command('toast.show', { toast }), command('toast.show', { toast: other })] : [],
  'toast.gone': ({ context }: Moment) => [command('toast.gone', { id: context.toasts[0]?.id ?? 'toast-0' })],
};

/** Tells snapshots apart by the number of toasts, as each has its own actor. */
export function toastsKey({ context }: Moment): string {
  return keyFor(context.toasts.length);
}
