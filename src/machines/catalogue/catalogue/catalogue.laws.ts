import { hasTold, lawsFor, told } from '../../kit/laws.ts';
import type { catalogueMachine } from './catalogue.machine.ts';

const { on, whenever } = lawsFor<typeof catalogueMachine>();

/** Search, filters and sorting. */
export const catalogueLaws = [
  whenever(
    'CAT-04',
    'The list asked for is the one that the fields say',
    (step) => hasTold(step, 'list.wanted'),
    (step) =>
      told(step, 'list.wanted').every(({ query }) => query === step.after.context.query) &&
      (step.after.context.query.q ?? '') === step.after.context.text.trim(),
  ),
  whenever(
    'CAT-04',
    'A change of search, filter or sort begins with the first page',
    (step) =>
      hasTold(step, 'list.wanted') &&
      !(step.event.type === 'filter.choose' && step.event.change.page !== undefined),
    ({ after }) => after.context.query.page === undefined,
  ),
  whenever(
    'CAT-04',
    'Typing asks for a list only after a pause of 350 ms',
    on('search.type'),
    (step) => !hasTold(step, 'list.wanted') && step.timers.some(({ endsAt }) => endsAt === step.at + 350),
  ),
  whenever(
    'CAT-04',
    'A filter or an order asks for its list at once',
    on('filter.choose', 'sort.choose', 'filters.clear'),
    (step) => told(step, 'list.wanted').some(({ isTyping }) => isTyping === false),
  ),
  whenever(
    'CAT-04',
    'Clearing the filters clears them all',
    on('filters.clear'),
    ({ after }) => Object.keys(after.context.query).length === 0 && after.context.text === '',
  ),
  whenever(
    'CAT-04',
    'A list that arrives doesn’t overwrite what is being typed',
    (step) => on('list.arrived')(step) && step.before?.matches('typing') === true,
    ({ before, after }) => after.context.text === before?.context.text && after.matches('typing'),
  ),
  whenever(
    'CAT-04',
    'The fields show the list on screen',
    (step) => on('list.arrived')(step) && step.before?.matches('typing') !== true,
    ({ event, after }) =>
      event.type === 'list.arrived' &&
      after.context.query === event.query &&
      after.context.text === (event.query.q ?? '') &&
      after.matches('settled'),
  ),
];
