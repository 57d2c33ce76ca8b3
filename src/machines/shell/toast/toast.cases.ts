import { nobody } from '../../kit/cases.ts';
import type { ToastInput } from './toast.machine.ts';

export const toastInput: ToastInput = { id: 'toast-1', parent: nobody, tone: 'info', text: 'Logged out!' };
