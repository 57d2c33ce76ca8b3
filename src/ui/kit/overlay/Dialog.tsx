import type { ReactNode, RefObject } from 'react';
import { openedLate } from '../action/on-demand.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** True when the content shows its own title. */
  titleHidden?: boolean;
  /** Below the title; read by screen readers with it. */
  description?: ReactNode;
  closeLabel?: string;
  /** What has the focus after it closes if it has come up meanwhile; otherwise what opened the dialog has. */
  next?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
  /** 440, 640 or 900 px; a bottom sheet on phones. */
  width?: 'small' | 'medium' | 'large';
  /** No padding. */
  flush?: boolean;
}

export const Dialog = openedLate<DialogProps>(() => import('./DialogBox.tsx').then((module) => module.DialogBox));
