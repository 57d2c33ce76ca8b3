import { nobody } from '../../kit/cases.ts';
import type { CardVisibilityInput } from './card-visibility.machine.ts';

export const cardVisibilityInput: CardVisibilityInput = { parent: nobody, elementId: 'card' };
