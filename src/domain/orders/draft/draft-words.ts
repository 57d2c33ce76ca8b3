import type { QuotedLine } from '../../cart/pricing/quote.ts';

/** What is wrong with a line, for staff. Expects a line with a problem. */
export function problemText({ name, problems }: Pick<QuotedLine, 'name' | 'problems'>): string {
  const [problem] = problems;
  switch (problem?.kind) {
    case 'out-of-stock':
      return `${name} is out of stock`;
    case 'less-available':
      return `Only ${problem.available} of ${name} left`;
    case 'price-changed':
      return `The price of ${name} changed`;
    default:
      return `${name || 'One of the items'} isn’t sold like this`;
  }
}
