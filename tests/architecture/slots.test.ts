import { expect, test } from 'vitest';
import { isMachine, unfilledSlots } from './support/chart-facts.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../../src/app/platform/*.ts', '!**/entry-*'], { eager: true });

test('the composition fills every slot of every chart that the shop starts', () => {
  const createShop = Object.values(modules)
    .map((module) => module['createShop'])
    .find((value) => typeof value === 'function');
  if (createShop === undefined) throw new Error('No module of src/app/platform exports createShop.');
  const shop: unknown = Reflect.apply(createShop, undefined, [stand(), stand()]);
  const logic = typeof shop === 'object' && shop !== null && 'logic' in shop ? shop.logic : undefined;
  if (!isMachine(logic)) throw new Error('createShop answers no actor of a machine.');
  expect(logic.id).toBe('shop');
  expect(unfilledSlots(logic)).toEqual([]);
});

/** Stands for every service and every value: whatever is read from it or called is again such a stand-in. */
function stand(): object {
  const answer = (): object => stand();
  return new Proxy(answer, {
    get(_, key) {
      if (key === Symbol.iterator) return () => [].values();
      if (key === Symbol.toPrimitive) return () => 0;
      if (key === 'then' || key === 'toJSON') return undefined;
      return stand();
    },
    ownKeys: () => [],
  });
}
