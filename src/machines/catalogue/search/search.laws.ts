import { hasTold, lawsFor, told } from '../../kit/laws.ts';
import type { searchMachine } from './search.machine.ts';

const { on, whenever } = lawsFor<typeof searchMachine>();

/** The search in the header. */
export const searchLaws = [
  whenever(
    'SRC-01',
    'A page is opened only by choosing an option or by sending the text',
    (step) => hasTold(step, 'link.follow'),
    (step) => on('option.choose', 'search.submit')(step) && told(step, 'link.follow').length === 1,
  ),
  whenever(
    'SRC-01',
    'Enter always opens a page, even when nothing was found',
    (step) =>
      on('search.submit')(step) && step.before?.matches('open') === true && step.before.context.text.trim() !== '',
    (step) => hasTold(step, 'link.follow') && step.after.matches('closed'),
  ),
  whenever(
    'SRC-01',
    'Typing asks only after a pause of 120 ms',
    (step) => on('text.type')(step) && step.after.context.text.trim() !== '' && step.after.matches('open'),
    (step) => step.after.matches({ open: 'pausing' }) && step.timers.some(({ endsAt }) => endsAt === step.at + 120),
  ),
  whenever(
    'SRC-01',
    'No more than five searches are kept, the newest first and none twice',
    ({ before, after }) => before !== null && before.context.recent !== after.context.recent,
    ({ after: { context } }) =>
      context.recent.length <= 5 &&
      new Set(context.recent.map((each) => each.toLowerCase())).size === context.recent.length,
  ),
  whenever(
    'SRC-01',
    'Once it is closed, nothing of a search is left in the field',
    ({ after }) => after.matches('closed'),
    ({ after: { context } }) => context.text === '' && context.answer === null && context.at === -1,
  ),
];
