import { filesIn, textOf } from '../../tools/support/source.ts';
import { withoutDescriptions } from '../../tools/strip-descriptions.ts';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/machines/flows/registry/chart-registry.ts';
import { stateNodesOf, unreachableStates } from '../../tools/paths/graph.ts';
import { eventTypesOf, invokesOf, isMachine, partsOf, unfilledSlots } from './support/chart-facts.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.machine.ts', { eager: true });
const lowerCamel = /^[a-z][a-zA-Z0-9]*$/;

test('every chart is in the catalogue, once, under its own slug', () => {
  const written = Object.values(modules).flatMap((module) => Object.values(module).filter(isMachine));
  const listed = catalogue.map(({ machine }) => machine.id);
  expect(listed.toSorted()).toEqual([...new Set(written.map(({ id }) => id))].toSorted());
  expect(catalogue.filter(({ slug, machine }) => slug !== machine.id).map(({ slug }) => slug)).toEqual([]);
});

describe.for(catalogue.map((entry) => [entry.slug, entry] as const))('%s', ([, entry]) => {
  const { machine } = entry;

  test('every state is described', () => {
    expect(
      stateNodesOf(machine)
        .filter((node) => !node.description?.trim())
        .map((node) => node.id),
    ).toEqual([]);
  });

  test('every state is reached from the start', { timeout: 30_000 }, () => {
    expect(unreachableStates(entry)).toEqual([]);
  });

  test('every invoke has an id', () => {
    expect(invokesOf(machine).filter(({ id }) => typeof id !== 'string' || id === '')).toEqual([]);
  });

  test('every action, guard, delay and actor has a name', () => {
    expect(partsOf(machine).filter(({ name }) => name === undefined)).toEqual([]);
  });

  test('states, actions, delays and actors are named in lower camel case, guards as claims', () => {
    const states = stateNodesOf(machine).map((node) => node.key);
    expect(states.filter((key) => !lowerCamel.test(key))).toEqual([]);
    const wrong = partsOf(machine).filter(({ kind, name = '' }) =>
      kind === 'guard' ? !/^(is|has|can|should)[A-Z]/.test(name) : !lowerCamel.test(name),
    );
    expect(wrong).toEqual([]);
  });

  test('events are named noun.verb in lower case', () => {
    const dotted = /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/;
    expect(eventTypesOf(machine).filter((type) => !dotted.test(type))).toEqual([]);
  });

  test('every case is of an event that the chart knows', () => {
    expect(Object.keys(entry.cases).filter((type) => !machine.events.includes(type))).toEqual([]);
  });
});

const compositions = import.meta.glob<Record<string, unknown>>(['../../src/app/platform/*.ts', '!**/entry-*'], {
  eager: true,
});

test('the composition fills every slot of every chart that the shop starts', () => {
  const createShop = Object.values(compositions)
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

test('a build leaves out what describes states, and nothing that a screen shows', () => {
  const cart = textOf('src/machines/cart/cart/cart.machine.ts');
  expect(cart).toContain('description: ');
  expect(withoutDescriptions(cart)).not.toContain('description: ');
  expect(withoutDescriptions(cart).split('\n')).toHaveLength(cart.split('\n').length);
  const popup = textOf('src/machines/admin/sections/popup-test/popup-test.rules.ts');
  expect(popup).toContain("description: '");
  expect(withoutDescriptions(popup)).toBe(popup);
  // No module holds both: every description of a chart's module is the string of a state.
  const mixed = filesIn(['src/machines'], /\.view\.ts$/u).filter(
    (file) => withoutDescriptions(textOf(file)) !== textOf(file),
  );
  expect(mixed).toEqual([]);
});
