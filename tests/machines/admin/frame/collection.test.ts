import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { collectionLogic } from '../../../../src/machines/admin/frame/collection/collection.actors.ts';
import { collectionInput } from '../../../../src/machines/admin/frame/collection/collection.cases.ts';
import type {
  CommandResult,
  CommandRun,
  Listed,
  ListQuery,
  ListSetup,
  PickedPart,
  Picking,
} from '../../../../src/machines/admin/frame/collection/collection.types.ts';
import { collectionView } from '../../../../src/machines/admin/frame/collection/collection.view.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const row = (id: string) => ({ id, name: id.toUpperCase(), cells: {}, commands: ['pause', 'remove'] });
const page: Listed = { total: 3, rows: [row('one'), row('two')] };

function opened(search = '', input = collectionInput) {
  const loadRows = held<[ListQuery, AbortSignal], Listed>();
  const runCommand = held<[CommandRun, ListQuery, AbortSignal], CommandResult>();
  const countViews = vi.fn(() => Promise.resolve({ all: 3 }));
  const addresses: string[] = [];
  const setups: ListSetup[] = [];
  let tell: (search: string) => void = () => undefined;
  const actor = createActor(
    collectionLogic({
      loadRows,
      runCommand,
      countViews,
      watchAddress: (listener) => {
        tell = listener;
        return () => undefined;
      },
      writeAddress: (next, isTyping) => {
        addresses.push(`${next} ${isTyping ? 'typed' : 'chosen'}`);
      },
      keepSetup: (setup) => {
        setups.push(setup);
      },
    }),
    { input: { ...input, search } },
  ).start();
  const view = () => collectionView(actor.getSnapshot());
  return { actor, loadRows, runCommand, countViews, addresses, setups, go: (next: string) => tell(next), view };
}

test('ADM-02 the address says what is asked for, and Back is another question', async () => {
  const { loadRows, go, view } = opened('?q=neem&sort=-name&page=2&status=active&utm=x');
  expect(loadRows.calls.at(-1)?.[0]).toEqual({ q: 'neem', sort: '-name', page: 2, filters: { status: 'active' } });
  await loadRows.answer(page);
  expect(view()).toMatchObject({ stage: 'shown', range: '3 to 4 of 3', text: 'neem' });
  go('?sort=-name&status=active&q=neem&page=2');
  expect(view().isBusy).toBe(false);
  go('');
  expect(view()).toMatchObject({ isBusy: true, text: '', rows: [{ id: 'one' }, { id: 'two' }] });
});

test('ADM-02 a search waits for its end, is one step of the history, and begins at the first page', async () => {
  const { actor, loadRows, addresses } = opened('?page=3');
  await loadRows.answer(page);
  actor.send({ type: 'search.type', text: 'ne' });
  await vi.advanceTimersByTimeAsync(200);
  actor.send({ type: 'search.type', text: 'neem' });
  await vi.advanceTimersByTimeAsync(299);
  expect(addresses).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(addresses).toEqual(['?q=neem typed']);
  expect(loadRows.calls.at(-1)?.[0]).toMatchObject({ q: 'neem', page: 1 });
});

test('ADM-02 a search or a filter is heard before the first rows are there', async () => {
  const { actor, addresses, loadRows, view } = opened();
  actor.send({ type: 'search.type', text: 'ne' });
  actor.send({ type: 'search.type', text: 'neem' });
  expect(view()).toMatchObject({ stage: 'loading', text: 'neem' });
  await vi.advanceTimersByTimeAsync(300);
  expect(loadRows.calls.map(([{ q }]) => q)).toEqual(['', 'neem']);
  actor.send({ type: 'query.change', change: { filters: { status: 'active' } } });
  expect(loadRows.calls.at(-1)?.[0]).toMatchObject({ q: 'neem', filters: { status: 'active' } });
  expect(addresses).toEqual(['?q=neem typed', '?q=neem&status=active chosen']);
  await loadRows.answer(page);
  await loadRows.answer(page);
  expect(view().stage).toBe('loading');
  await loadRows.fail(offline);
  expect(view().stage).toBe('failed');
  actor.send({ type: 'search.type', text: '' });
  await vi.advanceTimersByTimeAsync(300);
  expect(loadRows.calls.at(-1)?.[0].q).toBe('');
});

test.for(['before the first rows', 'over the rows'])(
  'ADM-02 what is being typed %s is searched in the tab whose address comes a moment later, and with a filter',
  async (when) => {
    const { actor, loadRows, addresses, go, view } = opened();
    if (when === 'over the rows') await loadRows.answer(page);
    actor.send({ type: 'search.type', text: 'neem' });
    go('?status=active');
    expect(view().text).toBe('neem');
    const wanted = { q: 'neem', sort: '', page: 1, filters: { status: 'active' } };
    expect(loadRows.calls.at(-1)?.[0]).toEqual(wanted);
    actor.send({ type: 'search.type', text: 'neem oil' });
    actor.send({ type: 'query.change', change: { sort: 'name' } });
    expect(loadRows.calls.at(-1)?.[0]).toEqual({ ...wanted, q: 'neem oil', sort: 'name' });
    expect(addresses).toEqual(['?q=neem&status=active typed', '?q=neem+oil&status=active&sort=name chosen']);
    // Nothing is left to be asked once the pause is over.
    await vi.advanceTimersByTimeAsync(1000);
    expect(addresses).toHaveLength(2);
  },
);

test('ADM-02 a period is one question and one step of the history, and its own address asks nothing again', async () => {
  const { actor, loadRows, addresses, go, view } = opened('?page=2&to=2026-11-02');
  await loadRows.answer(page);
  const period = { to: '2026-11-22', from: '2026-11-01' };
  actor.send({ type: 'query.change', change: { filters: period } });
  await loadRows.answer(page);
  actor.send({ type: 'query.change', change: { filters: { status: 'active' } } });
  await loadRows.answer(page);
  expect(loadRows.calls.map(([{ filters }]) => filters)).toEqual([
    { to: '2026-11-02' },
    period,
    { ...period, status: 'active' },
  ]);
  expect(addresses).toEqual([
    '?to=2026-11-22&from=2026-11-01 chosen',
    '?to=2026-11-22&from=2026-11-01&status=active chosen',
  ]);
  go('?to=2026-11-22&from=2026-11-01&status=active');
  expect(view().isBusy).toBe(false);
  actor.send({ type: 'query.change', change: { filters: { from: '', to: '' } } });
  expect(loadRows.calls.at(-1)?.[0].filters).toEqual({ status: 'active' });
});

test('ADM-02 what is shown stays while the next page comes, and where it does not come it says why', async () => {
  const { actor, loadRows, addresses, view } = opened();
  await loadRows.answer(page);
  actor.send({ type: 'query.change', change: { page: 2 } });
  expect(view()).toMatchObject({ stage: 'shown', isBusy: true });
  expect(addresses).toEqual(['?page=2 chosen']);
  await loadRows.fail(offline);
  expect(view()).toMatchObject({
    failure: 'No connection. Check your network and try again.',
    rows: [{ id: 'one' }, { id: 'two' }],
  });
  actor.send({ type: 'list.retry' });
  await loadRows.answer({ total: 3, rows: [row('three')] });
  expect(view()).toMatchObject({ failure: null, range: '3 to 3 of 3', hasBefore: true, hasAfter: false });
});

test('ADM-02 rows are picked one by one, by the page, or all that match', async () => {
  const { actor, loadRows, view } = opened();
  await loadRows.answer(page);
  const pick = (what: PickedPart) => actor.send({ type: 'row.pick', what });
  pick({ ids: ['one'] });
  expect(view()).toMatchObject({ picked: 1, isPagePicked: false });
  pick({ ids: ['one', 'two'] });
  expect(view()).toMatchObject({ picked: 2, isPagePicked: true, isAllPicked: false });
  pick('all');
  expect(view()).toMatchObject({ picked: 3, isAllPicked: true });
  pick({ ids: ['one'] });
  expect(view().rows.map(({ isPicked }) => isPicked)).toEqual([true, false]);
  pick('none');
  expect(view().picked).toBe(0);
});

test('ADM-02 a question names once what its command takes along of the rows that are picked', async () => {
  const { actor, loadRows, view } = opened();
  const rows = [
    { ...row('one'), along: { remove: ['Walk Together'], pause: ['Tea'] } },
    { ...row('two'), along: { remove: ['Walk Together', 'Day and Night'] } },
    { ...row('three'), along: { remove: ['Not picked'] } },
  ];
  await loadRows.answer({ total: 3, rows });
  actor.send({ type: 'command.ask', run: { command: 'remove', picking: { kind: 'some', ids: ['one', 'two'] } } });
  expect(view().asked?.along).toEqual(['Walk Together', 'Day and Night']);
  expect(view().asked?.hasUnseen).toBe(false);
});

test('ADM-02 a question knows when its command concerns rows of other pages: all that match, or those picked there', async () => {
  const { actor, loadRows, view } = opened();
  await loadRows.answer({ total: 30, rows: [row('one'), row('two')] });
  const asks = (picking: Picking) => {
    actor.send({ type: 'command.ask', run: { command: 'remove', picking } });
    const { asked } = view();
    actor.send({ type: 'command.cancel' });
    return asked?.hasUnseen;
  };
  expect(asks({ kind: 'all' })).toBe(true);
  expect(asks({ kind: 'some', ids: ['one', 'elsewhere'] })).toBe(true);
  expect(asks({ kind: 'some', ids: ['one', 'two'] })).toBe(false);
});

test('ADM-02 a command that cannot be undone asks first, and says which rows refused and why', async () => {
  const { actor, loadRows, runCommand, view } = opened();
  await loadRows.answer(page);
  actor.send({ type: 'command.ask', run: { command: 'remove', picking: { kind: 'some', ids: ['one', 'two'] } } });
  expect(view().asked).toMatchObject({ command: 'remove', count: 2, name: '' });
  actor.send({ type: 'command.confirm' });
  await runCommand.answer({ changed: 1, refused: [{ id: 'two', message: 'Orders have it' }] });
  expect(view().outcome).toEqual({
    command: 'remove',
    changed: 1,
    refused: [{ id: 'two', name: 'TWO', message: 'Orders have it' }],
    canUndo: false,
  });
});

test.for(['pause', 'pause:10'])(
  'ADM-02 the command %s has an inverse: it can be undone for those that it changed',
  async (command) => {
    const { actor, loadRows, runCommand } = opened();
    await loadRows.answer(page);
    actor.send({ type: 'command.ask', run: { command, picking: { kind: 'some', ids: ['one', 'two'] } } });
    await runCommand.answer({ changed: 1, refused: [{ id: 'two', message: 'No' }] });
    actor.send({ type: 'command.undo' });
    expect(runCommand.calls.at(-1)?.[0]).toEqual({ command: 'resume', picking: { kind: 'some', ids: ['one'] } });
  },
);

test('ADM-02 columns and views of one’s own are kept on the device', async () => {
  const { actor, loadRows, setups } = opened('?status=active&page=2');
  await loadRows.answer(page);
  actor.send({ type: 'column.toggle', column: 'used' });
  actor.send({ type: 'view.save', name: 'Running' });
  actor.send({ type: 'view.remove', name: 'Running' });
  expect(setups).toEqual([
    { hidden: ['used'], views: [] },
    { hidden: ['used'], views: [{ name: 'Running', search: '?status=active' }] },
    { hidden: ['used'], views: [] },
  ]);
});

test('ADM-02 printing keeps the selection, any other command ends it, and after a change the tabs are counted again', async () => {
  const commands = [
    { name: 'print', asks: false, inverse: null, keepsPicking: true },
    { name: 'pack', asks: false, inverse: null },
  ];
  const { actor, loadRows, runCommand, countViews, view } = opened('', { ...collectionInput, commands });
  await loadRows.answer(page);
  const picking = { kind: 'some', ids: ['one'] } as const;
  actor.send({ type: 'row.pick', what: { ids: ['one'] } });
  actor.send({ type: 'command.ask', run: { command: 'print', picking } });
  await runCommand.answer({ changed: 1, refused: [] });
  expect(actor.getSnapshot().context.picking).toEqual(picking);
  actor.send({ type: 'command.ask', run: { command: 'pack', picking } });
  await runCommand.answer({ changed: 1, refused: [] });
  expect(actor.getSnapshot().context.picking).toEqual({ kind: 'some', ids: [] });
  await loadRows.answer(page);
  const counted = countViews.mock.calls.length;
  actor.send({ type: 'list.changed' });
  expect([view().isBusy, countViews.mock.calls.length]).toEqual([true, counted + 1]);
});
