import { command, done, failed, keyFor, type EventCases } from '../../../kit/cases.ts';
import { searchOf } from './collection.rules.ts';
import type { CollectionContext, CollectionInput, Listed, Picking } from './collection.types.ts';

const row = (id: string) => ({ id, name: id, cells: {}, commands: ['pause', 'remove'] });
const listed: Listed = { total: 3, rows: [row('one'), row('two')] };
const one: Picking = { kind: 'some', ids: ['one'] };

export const collectionInput: CollectionInput = {
  search: '',
  filterNames: ['status', 'from', 'to'],
  commands: [
    { name: 'pause', asks: false, inverse: 'resume' },
    { name: 'resume', asks: false, inverse: 'pause' },
    { name: 'remove', asks: true, inverse: null },
  ],
  pageRows: 2,
  setup: { hidden: [], views: [] },
};

export const collectionCases: EventCases = {
  'address.changed': [
    command('address.changed', { search: '' }),
    command('address.changed', { search: '?status=active' }),
  ],
  'search.type': [command('search.type', { text: '' })],
  'query.change': [command('query.change', { change: { filters: { status: 'active' } } })],
  'view.save': [command('view.save', { name: 'Mine' })],
  'view.remove': [command('view.remove', { name: 'Mine' })],
  'column.toggle': [command('column.toggle', { column: 'used' })],
  'row.pick': [command('row.pick', { what: { ids: ['one'] } }), command('row.pick', { what: 'all' })],
  'command.ask': [
    command('command.ask', { run: { command: 'pause', picking: one } }),
    command('command.ask', { run: { command: 'remove', picking: one } }),
  ],
  'xstate.done.actor.loadRows': [done('loadRows', listed)],
  'xstate.error.actor.loadRows': [failed('loadRows')],
  'xstate.done.actor.refreshRows': [done('refreshRows', listed)],
  'xstate.error.actor.refreshRows': [failed('refreshRows')],
  'xstate.done.actor.countViews': [done('countViews', { all: 3 })],
  'xstate.error.actor.countViews': [failed('countViews')],
  'xstate.done.actor.runCommand': [done('runCommand', { changed: 1, refused: [] })],
  'xstate.error.actor.runCommand': [failed('runCommand')],
};

/** Tells snapshots apart by the query, and by whether the last command can be undone. */
export function collectionKey({ context }: { readonly context: CollectionContext }): string {
  return keyFor(searchOf(context.query), context.result !== null, context.run?.command);
}
