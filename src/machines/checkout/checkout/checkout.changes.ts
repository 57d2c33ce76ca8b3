import { t } from '../../../domain/kit/text/text.ts';
import { lineId } from '../../../domain/cart/cart.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { Quote, QuotedLine } from '../../../domain/cart/pricing/quote.ts';
import { bundleText, couponText } from '../../cart/price-words.ts';
import { partLabel, problemText } from '../../cart/price-rows.ts';

/** The differences between the agreed quote and the current one, one sentence each (CHK-09, MNY-11). */
export function quoteChanges(agreed: Quote | null, fresh: Quote): readonly string[] {
  const before = new Map(agreed?.lines.map((line) => [lineId(line), line]));
  const lines = fresh.lines.flatMap((line) => lineChanges(line, before.get(lineId(line))));
  const gone = agreed?.lines.filter((line) => !fresh.lines.some((each) => lineId(each) === lineId(line))) ?? [];
  return [
    ...lines,
    ...gone.map(({ name }) => t`${name} is no longer in the order.`),
    ...partChanges(agreed, fresh),
    ...couponChange(agreed, fresh),
    ...bundleChange(agreed, fresh),
  ];
}

/** What the wallet no longer holds of what it was to pay; empty if it holds as much (CHK-04). */
export function walletChange(agreed: Quote | null, fresh: Quote): readonly string[] {
  const [before, now] = [agreed?.walletBalance ?? 0, fresh.walletBalance ?? 0];
  return now < before ? [t`Your wallet has ${formatRupees(now)} instead of ${formatRupees(before)}.`] : [];
}

function lineChanges(line: QuotedLine, before: QuotedLine | undefined): string[] {
  const price =
    before && before.unitPrice !== line.unitPrice
      ? [t`${line.name} is now ${formatRupees(line.unitPrice)} instead of ${formatRupees(before.unitPrice)}.`]
      : [];
  const problems = line.problems
    .filter((problem) => problem.kind !== 'price-changed' || !before)
    .map((problem) => `${line.name}: ${problemText(problem)}`);
  return [...price, ...problems];
}

/** Lists changed parts other than item prices, which are listed separately. */
function partChanges(agreed: Quote | null, fresh: Quote): string[] {
  if (!agreed) return [];
  const named = new Map([...agreed.parts, ...fresh.parts].map((part) => [part.label, part]));
  return [...named].flatMap(([label, part]) => {
    const [from, to] = [agreed, fresh].map(({ parts }) => parts.find((each) => each.label === label)?.amount ?? 0);
    if (part.kind === 'items' || from === undefined || to === undefined || from === to) return [];
    return [t`${partLabel(part)}: ${formatRupees(to)} instead of ${formatRupees(from)}.`];
  });
}

function couponChange(agreed: Quote | null, fresh: Quote): string[] {
  const wasApplied = agreed?.coupon?.applied === true;
  return wasApplied && fresh.coupon && !fresh.coupon.applied ? [couponText(fresh.coupon)] : [];
}

function bundleChange(agreed: Quote | null, fresh: Quote): string[] {
  const wasApplied = agreed?.bundle?.applied === true;
  const words = wasApplied && fresh.bundle ? bundleText(fresh.bundle) : null;
  return words === null ? [] : [words];
}
