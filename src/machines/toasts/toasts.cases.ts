import { command, type EventCases } from '../kit/cases.ts';

/** Toasts live in actors of their own: the list has the same one state with any number of them. */
export const toastsCases: EventCases = {
  'toast.show': [],
  'toast.gone': [command('toast.gone', { id: 'toast-1' })],
};
