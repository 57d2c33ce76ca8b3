import { expect, test } from 'vitest';
import { answerText } from '../../../src/domain/flows/answer-text.ts';

test('QAP-02 FLO-03 an answer says what was done to what, and an id that names no deed is quoted', () => {
  const said = (id: string) => (['done', 'nothing', 'error'] as const).map((kind) => answerText(id, kind));
  expect(said('placeOrder')).toEqual(['The order is placed', 'No order is placed', 'The order couldn’t be placed']);
  expect(said('listAddresses').slice(0, 2)).toEqual(['The addresses are listed', 'No addresses are listed']);
  expect(said('fetchStatus').slice(0, 2)).toEqual(['The status is fetched', 'No status is fetched']);
  expect(said('findAddress')[1]).toBe('No address is found');
  expect(said('readMomentInCart')[0]).toBe('The moment in cart is read');
  for (const id of ['pay', 'addressForm', 'takeVoteBack', 'fetchOwn']) {
    expect(said(id)[0]).toMatch(/^“.+” returns$/u);
  }
  expect(said('takeVoteBack')).toEqual([
    '“Take vote back” returns',
    '“Take vote back” returns nothing',
    '“Take vote back” fails',
  ]);
});
