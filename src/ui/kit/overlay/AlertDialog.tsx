import type { ReactNode } from 'react';
import { openedLate } from '../action/on-demand.tsx';

export interface AlertDialogProps {
  open: boolean;
  /** The question: 'Remove this address?'. */
  title: string;
  /** What will happen on confirm. */
  description: ReactNode;
  /** Extra content: a required field, or why the action failed. */
  children?: ReactNode;
  /** The verb: 'Remove'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** True when it can't be undone. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A confirmation dialog. Closes only by its buttons and Escape; Cancel has initial focus, or the first field if there is one. */
export const AlertDialog = openedLate<AlertDialogProps>(() =>
  import('./AlertDialogBox.tsx').then((module) => module.AlertDialogBox),
);
