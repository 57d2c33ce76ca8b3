import { expect, test } from 'vitest';
import { adapters } from '../../tools/paths/page/adapters.ts';
import { screenless } from '../../tools/paths/page/screenless.ts';
import { sharesText, sumOf } from '../../tools/paths/page/shares.ts';

test('QAP-03 the shares of a walk say who carried out its steps', () => {
  const shares = sumOf([
    { byHand: 2, byTheWorld: 1, told: 5 },
    { byHand: 1, byTheWorld: 1, told: 0 },
  ]);
  expect(sharesText(shares)).toBe('3 of 10 steps by hand (30%), 2 by the world (20%), 5 told with a reason (50%)');
  expect(sharesText(sumOf([]))).toBe('0 of 0 steps by hand (0%), 0 by the world (0%), 0 told with a reason (0%)');
});

/** The shares of today, in percent. A change may only make them smaller. */
const most = { told: 22, unseen: 8, faceless: 29 };

test('QAP-03 the share of events that pages are told, of states that nobody sees and of charts without a screen doesn’t grow', () => {
  const all = Object.values(adapters);
  const acts = all.flatMap((each) => Object.values(each.acts));
  const sees = all.flatMap((each) => Object.values(each.sees));
  const told = percentOf(acts.filter(({ kind }) => kind === 'sent-directly').length, acts.length);
  const unseen = percentOf(sees.filter(({ kind }) => kind === 'unseen').length, sees.length);
  const plain = Object.keys(screenless).length;
  const faceless = percentOf(plain, plain + all.length);
  expect(told).toBeLessThanOrEqual(most.told);
  expect(unseen).toBeLessThanOrEqual(most.unseen);
  expect(faceless).toBeLessThanOrEqual(most.faceless);
});

function percentOf(part: number, whole: number): number {
  return Math.ceil((100 * part) / whole);
}

test('QAP-03 whatever a person isn’t asked to do, or nobody can see, has a reason in words', () => {
  for (const { acts, answers, sees } of Object.values(adapters)) {
    for (const each of [...Object.values(acts), ...Object.values(answers), ...Object.values(sees)]) {
      if ('reason' in each) expect(each.reason).toMatch(/^[A-Z].{9,}\.$/u);
    }
  }
});
