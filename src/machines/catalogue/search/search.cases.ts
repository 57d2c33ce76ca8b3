import type { SnapshotFrom } from 'xstate';
import type { SearchAnswer } from '../../../domain/catalogue/search.ts';
import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import { sampleProduct } from '../product-options/product-options.cases.ts';
import type { SearchInput, searchMachine } from './search.machine.ts';

const searchInput: SearchInput = { parent: nobody, recent: [] };
const searchStarts: readonly SearchInput[] = [{ parent: nobody, recent: ['haldi'] }];

const sampleAnswer: SearchAnswer = {
  products: [{ ...sampleProduct, nativeName: null, tagline: 'For deeper nights', category: 'Sleep', images: [] }],
  posts: [{ slug: 'the-hour-before-sleep', title: 'The hour before sleep' }],
  categories: ['Sleep'],
  questions: [],
  suggestion: 'sleep',
};
const nothing: SearchAnswer = { products: [], posts: [], categories: [], questions: [] };

const searchCases: EventCases = {
  'text.type': [command('text.type', { text: 'slep' }), command('text.type', { text: '' })],
  'option.choose': [command('option.choose', { index: 0 }), command('option.choose', { index: 99 })],
  'xstate.done.actor.suggest': [done('suggest', sampleAnswer), done('suggest', nothing)],
  'xstate.error.actor.suggest': [failed('suggest')],
};

/** What can be chosen decides what Enter and the arrows do. */
function searchKey({ context }: SnapshotFrom<typeof searchMachine>): string {
  return [context.text, context.answer?.products.length, context.at, context.recent.length].join(' ');
}

export const searchParts = { input: searchInput, starts: searchStarts, cases: searchCases, key: searchKey };
