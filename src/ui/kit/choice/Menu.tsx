import type { ReactNode } from 'react';
import { pressedLate } from '../action/on-demand.tsx';

export type MenuItem =
  | {
      readonly kind: 'act';
      readonly label: string;
      readonly icon?: ReactNode;
      readonly danger?: boolean;
      /** Why it can’t be done now; shown below the label, and the item can’t be chosen. */
      readonly refusal?: string | null;
      readonly onAct: () => void;
    }
  | { readonly kind: 'link'; readonly label: string; readonly icon?: ReactNode; readonly href: string }
  /** A radio choice or a switch. */
  | {
      readonly kind: 'choice' | 'switch';
      readonly label: string;
      readonly isOn: boolean;
      readonly onAct: () => void;
    }
  | { readonly kind: 'line' };

export interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
}

/** A dropdown menu with menu keyboard support. Switches keep it open. */
export const Menu = pressedLate<MenuProps>('menu', () =>
  import('./DropdownMenu.tsx').then((module) => module.DropdownMenu),
);
