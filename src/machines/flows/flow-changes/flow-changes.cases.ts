import type { Changeables } from '../../../domain/flows/change/changeable.ts';
import { command, done, failed, keyFor, type EventCases } from '../../kit/cases.ts';
import type { FlowChangesContext, FlowChangesInput } from './flow-changes.machine.ts';

const line = 'export const maxRecent = 5;';

/** Two languages of a text, and a number. */
export const sampleChangeables: Changeables = {
  list: [
    {
      id: 'en Search',
      kind: 'text',
      language: 'en',
      key: 'Search',
      name: '',
      says: '',
      value: 'Search',
      places: [],
    },
    { id: 'hi Search', kind: 'text', language: 'hi', key: 'Search', name: '', says: '', value: 'खोजें', places: [] },
    {
      id: '# src/search.ts#maxRecent',
      kind: 'limit',
      language: 'en',
      key: 'src/search.ts#maxRecent',
      name: 'maxRecent',
      says: '',
      value: '5',
      places: [
        {
          file: 'src/search.ts',
          line: 1,
          column: line.indexOf('5'),
          endLine: 1,
          endColumn: line.indexOf('5') + 1,
          form: { kind: 'number' },
        },
      ],
    },
  ],
  lines: { 'src/search.ts': { 1: line } },
};

export const flowChangesInput: FlowChangesInput = { slug: 'search', tried: { language: 'en', changes: {} } };

export const flowChangesCases: EventCases = {
  'change.type': [
    command('change.type', { id: 'en Search', text: 'Find' }),
    command('change.type', { id: '# src/search.ts#maxRecent', text: 'many' }),
  ],
  'change.undo': [command('change.undo', { id: 'en Search' })],
  'changes.search': [command('changes.search', { text: 'recent' })],
  'tried.shown': [command('tried.shown')],
  'language.choose': [command('language.choose', { language: 'hi' })],
  'xstate.done.actor.loadChangeables': [done('loadChangeables', sampleChangeables)],
  'xstate.error.actor.loadChangeables': [failed('loadChangeables')],
  'xstate.done.actor.savePatch': [done('savePatch', undefined)],
  'xstate.error.actor.savePatch': [failed('savePatch')],
};

/** What has been typed tells states apart. */
export function flowChangesKey({ context }: { readonly context: FlowChangesContext }): string {
  return keyFor(Object.keys(context.tried.changes).length > 0);
}
