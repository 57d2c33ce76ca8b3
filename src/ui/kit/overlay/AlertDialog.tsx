import type { ReactNode } from 'react';
import { openedLate } from '../action/on-demand.tsx';

export interface AlertDialogProps {
  open: boolean;
  /** The question: 'Remove this address?'. */
  title: string;
  /** What will happen. */
  description: ReactNode;
  /** What has to be said with the yes: a field, or why it failed. */
  children?: ReactNode;
  /** The verb: 'Remove'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** True when it cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that matters; only its buttons and Escape close it. The way back has the focus. */
export const AlertDialog = openedLate<AlertDialogProps>(() =>
  import('./AlertDialogBox.tsx').then((module) => module.AlertDialogBox),
);
