import { unbroken } from '../kit/text/unbroken.ts';
import type { Choice } from '../catalogue/product/option.ts';

/** The chosen flavour and size by their words, as staff read them: 'Saffron | 30 ml'; '' for a product without options. */
export function optionsText({ flavour, variant }: Choice): string {
  return unbroken([flavour, variant].filter((part) => part !== '').join(' | '));
}
