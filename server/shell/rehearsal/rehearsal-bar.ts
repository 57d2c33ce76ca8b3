import { formatTimestamp } from '../../../src/domain/kit/money/dates.ts';
import { formatRupees, sum } from '../../../src/domain/kit/money/money.ts';
import { inRehearsal, type Rehearsal } from '../../../src/domain/shell/site/rehearsal.ts';
import { rehearsedScript } from './rehearsed-page.ts';

/** The look of the bar. The shop's own header stays below it. */
export const rehearsalBarStyle = [
  '.rehearsal{position:sticky;z-index:30;top:0;height:52px;display:flex;align-items:center;justify-content:space-between;',
  'gap:16px;padding:0 16px;background:var(--text-primary);color:var(--surface-canvas);font-size:14px;line-height:20px}',
  '.rehearsal p{margin:0}.rehearsal a{padding:10px 12px;color:inherit;font-weight:600;text-decoration:underline}',
  '@media(max-width:600px){.rehearsal span{display:none}}body:has(.rehearsal) [data-fixed]{top:52px}',
].join('');

/** Says on every page of a rehearsal which moment it is there, who one is, and that nothing is sold (FLO-08). */
export function rehearsalBar({ token, at, isMember, cart }: Rehearsal): string {
  const worth = sum(cart.map(({ price, quantity }) => price * quantity));
  const who = isMember ? 'as a member' : 'as a visitor';
  const holding = worth === 0 ? 'with an empty cart' : `beginning with ${formatRupees(worth)} in the cart`;
  return [
    `<style>${rehearsalBarStyle}</style><aside class="rehearsal" aria-label="Rehearsal"><p><strong>Rehearsal: `,
    `<time datetime="${at}">${formatTimestamp(new Date(at))}</time></strong>, ${who}<span>, ${holding}</span>. Nothing is sold here.</p>`,
    '<a href="/dashboard/campaigns">Leave</a></aside>',
    `<script src="${inRehearsal(rehearsedScript, token)}"></script>`,
  ].join('');
}
