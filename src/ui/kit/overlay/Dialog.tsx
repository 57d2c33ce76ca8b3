import type { ReactNode } from 'react';
import { openedLate } from '../action/on-demand.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** True when the content shows its own title. */
  titleHidden?: boolean;
  /** Under the title, read with it. */
  description?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
  /** 440, 640 or 900 px; a sheet at the lower edge on phones. */
  width?: 'small' | 'medium' | 'large';
  /** Without padding. */
  flush?: boolean;
}

/** A modal dialog. */
export const Dialog = openedLate<DialogProps>(() => import('./DialogBox.tsx').then((module) => module.DialogBox));
