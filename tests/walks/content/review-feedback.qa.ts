import type { Page } from '@playwright/test';
import type { reviewFeedbackMachine } from '../../../src/machines/content/review-feedback/review-feedback.machine.ts';
import { sampleReviews } from '../../../src/machines/content/review-list/review-list.cases.ts';
import {
  type PageAdapter,
  press,
  refusal,
  sentDirectly,
  served,
  shown,
  type WalkedEvent,
} from '../kit/page-adapter.qa.ts';

const review = (page: Page) => page.locator('#reviews article').first();
const button = (name: string | RegExp) => (page: Page) => review(page).getByRole('button', { name, exact: true });
const says = (words: string) => shown((page) => review(page).getByRole('status').filter({ hasText: words }));
const helpful = shown(button('Helpful'));

const counted = ({ output, error }: WalkedEvent) =>
  output === undefined ? refusal(error, 400) : { status: 200, json: { helpful: output } };

/** The vote and the report below a review (REV-01). */
export const reviewFeedbackPage: PageAdapter<typeof reviewFeedbackMachine> = {
  path: '/shop/sleep-mantra',
  stubs: [{ path: /\/v1\/product\/sleep-mantra\/review/u, json: { ...sampleReviews, next: null } }],
  // The sandbox has no reviews: the list asks for them once more.
  enter: async (page) => {
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => walking.isAlive('review-list'));
    await page.evaluate(() => walking.sendTo('review-list', { type: 'sort.choose', sort: 'highest' }));
  },
  differs: {
    'report.send': 'Each reason has its own button; a walk presses one of them.',
    'vote.give @ voting': 'The button says that it is busy, and ignores a second press.',
    'vote.remove @ unvoting': 'The button says that it is busy, and ignores a second press.',
  },
  acts: {
    'vote.give': press(button('Helpful')),
    'vote.remove': press(button('You found this helpful')),
    'report.open': press(button('Report')),
    'report.close': press(button('Don’t report')),
    'report.send': press(button('It advertises something else')),
  },
  answers: {
    remember: sentDirectly('A visitor who isn’t signed in has nothing to remember.'),
    giveVote: served(/\/v1\/review\/[^/]+\/helpful$/u, counted),
    takeVoteBack: served(/\/v1\/review\/[^/]+\/helpful$/u, counted),
    sendReport: served(/\/v1\/review\/[^/]+\/report$/u, ({ error }) =>
      error === undefined ? { status: 204, json: null } : refusal(error, 400),
    ),
  },
  sees: {
    'review-feedback.ready': helpful,
    'review-feedback.ready.calm': helpful,
    'review-feedback.ready.remembering': helpful,
    'review-feedback.ready.failed': says('Couldn’t send it. Try again.'),
    'review-feedback.ready.own': says('This review is your own.'),
    'review-feedback.ready.signedOut': says('Sign in first'),
    'review-feedback.voting': helpful,
    'review-feedback.voted': shown(button('You found this helpful')),
    'review-feedback.voted.calm': shown(button('You found this helpful')),
    'review-feedback.voted.failed': says('Couldn’t send it. Try again.'),
    'review-feedback.unvoting': shown(button('You found this helpful')),
    'review-feedback.choosing': shown(button('Don’t report')),
    'review-feedback.reporting': shown(button('Don’t report')),
    'review-feedback.reported': says('Thank you. We’ll read this review again.'),
  },
};
