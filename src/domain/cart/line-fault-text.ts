import { maxInBundle, minInBundle } from '../promotions/bundle/bundle.ts';
import type { FaultReason } from './sellable.ts';

const texts: Readonly<Record<FaultReason, string>> = {
  once: 'The membership can be bought once per order',
  plan: 'This can’t be bought as a plan',
  bundled: 'The membership can’t be in a bundle',
  combo: 'This price only applies in a bundle',
  unit: 'A bundle has one unit of each product',
  twice: 'A product can be in a bundle only once',
  size: `A bundle has ${minInBundle} to ${maxInBundle} different products`,
};

/** Why the shop doesn't sell a line, in words. */
export function lineFaultText(why: FaultReason): string {
  return texts[why];
}
