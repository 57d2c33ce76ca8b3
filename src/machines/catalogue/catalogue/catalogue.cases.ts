import { command, nobody, type EventCases } from '../../kit/cases.ts';
import type { CatalogueInput } from './catalogue.machine.ts';

export const catalogueInput: CatalogueInput = { parent: nobody, query: {} };

export const catalogueCases: EventCases = {
  'search.type': [command('search.type', { text: 'sleep' })],
  'filter.choose': [command('filter.choose', { change: { category: 'Calm' } })],
  'sort.choose': [command('sort.choose', { sort: 'price' })],
  'list.arrived': [command('list.arrived', { query: { q: 'sleep' } })],
};
