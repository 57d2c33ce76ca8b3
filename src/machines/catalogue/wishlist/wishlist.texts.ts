import { t } from '../../../domain/kit/text/text.ts';
import { maxWishes } from '../../../domain/catalogue/wish.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

export const wishTexts = {
  full: { tone: 'info', text: t`Your wishlist is full. It holds ${maxWishes} products, so remove one first.` },
} satisfies Readonly<Record<string, ToastText>>;
