import { expect, test } from 'vitest';
import { effectsIn, heldPromisesIn } from '../../tools/support/component-faults.ts';
import { filesIn, textOf } from '../../tools/support/source.ts';

const files = filesIn(['src/ui', 'src/app']);

/** The only one that tells an actor what is drawn: a step back has to know which layers are open. */
const layers = 'src/ui/kit/react/layer.ts';

test('FLO-01 no component passes a prop on as an event in an effect, or keeps the latest one in a ref', () => {
  const wrong = files
    .filter((file) => file !== layers)
    .flatMap((file) => effectsIn(textOf(file)).map(({ line, fault }) => `${file}:${line} ${fault}`));
  expect(wrong).toEqual([]);
});

test('FLO-01 no component waits for a promise: what has to be waited for is an actor behind a port', () => {
  const wrong = files
    .filter((file) => !file.startsWith('src/ui/kit/'))
    .flatMap((file) => heldPromisesIn(textOf(file)).map(({ line, fault }) => `${file}:${line} ${fault}`));
  expect(wrong).toEqual([]);
});

test('REV-01 a star is drawn: not every device has a letter for it', () => {
  expect(files.filter((file) => /[★☆]/u.test(textOf(file)))).toEqual([]);
});

const effect = (body: string, deps = ', [actor, value]') => `
  function Field({ actor, value }) {
    useEffect(() => ${body}${deps});
    return null;
  }`;

test.each([
  ['an event in an effect', effect("{ actor.send({ type: 'value.changed', value }); }")],
  ['an event as all that an effect does', effect("actor.send({ type: 'value.changed', value })")],
  ['an event behind a condition', effect("{ if (value) actor?.send({ type: 'value.changed', value }); }")],
  ['the latest function in a ref', effect('{ latest.current = value; }', '')],
])('FLO-01 %s is found', (_, text) => {
  expect(effectsIn(text)).toHaveLength(1);
});

test.each([
  ['a listener that an effect adds', effect("{ return listen(() => actor.send({ type: 'drag.begin' })); }")],
  ['an effect on the page', effect('{ place.current?.focus(); }')],
])('FLO-01 %s is fine', (_, text) => {
  expect(effectsIn(text)).toEqual([]);
});

test.each([
  ['an answer', 'function Field() { read().then(setValue); return null; }'],
  [
    'an answer to a press',
    'function Field() { const press = async () => set(await read()); return <button onClick={press} />; }',
  ],
  ['an answer in a hook', 'function useValue() { useMemo(() => read().catch(log), []); }'],
])('FLO-01 %s that a component waits for is found', (_, text) => {
  expect(heldPromisesIn(text)).toHaveLength(1);
});

test.each([
  [
    'a port',
    'function Field() { return useScreenActor(fieldLogic({ read: async () => (await send()).items }), null); }',
  ],
  ['the code of a part', "const Part = lazyComponent(() => import('./Part.tsx').then((module) => module.Part));"],
])('FLO-01 %s is fine', (_, text) => {
  expect(heldPromisesIn(text)).toEqual([]);
});
