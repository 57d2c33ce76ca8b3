import { expect, test } from 'vitest';
import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import type { Adapter } from '../../walks/kit/page-adapter.qa.ts';
import { chartOf } from '../../../tools/paths/chart.ts';
import { adapterFor, adapters, isOfPages } from '../../../tools/paths/page/adapters.ts';
import { screenless } from '../../../tools/paths/page/screenless.ts';

const shopper = catalogue.filter(isOfPages).map((entry) => [entry.slug, entry] as const);

test.for(shopper)(
  'QAP-03 the page of %s can be walked: its adapter has every event, every answer, and a sight for every state',
  ([, entry]) => {
    const chart = chartOf(entry);
    const { acts = {}, answers = {}, sees = {} }: Partial<Adapter> = adapterFor(entry, chart) ?? {};
    const types: readonly string[] = entry.machine.events;
    const commands = types.filter((type) => !type.startsWith('xstate.') && !type.includes('*'));
    expect(commands.filter((type) => acts[type] === undefined)).toEqual([]);
    expect(Object.keys(acts).filter((type) => !types.includes(type))).toEqual([]);
    const waited = chart.results.map((result) => result.slice(0, result.lastIndexOf(' ')));
    expect(waited.filter((id) => answers[id] === undefined)).toEqual([]);
    expect(Object.keys(answers).filter((id) => !waited.includes(id))).toEqual([]);
    expect(chart.states.slice(1).filter((id) => sees[id] === undefined)).toEqual([]);
    expect(Object.keys(sees).filter((id) => !chart.states.includes(id))).toEqual([]);
  },
);

test('QAP-03 a chart with a screen is walked on it, and every adapter belongs to an existing chart', () => {
  const slugs = new Set(catalogue.map(({ slug }) => slug));
  expect(Object.keys(screenless).filter((slug) => slug in adapters)).toEqual([]);
  expect([...Object.keys(screenless), ...Object.keys(adapters)].filter((slug) => !slugs.has(slug))).toEqual([]);
});
