import type { Page } from '@playwright/test';
import type { reviewFormMachine } from '../../../src/machines/content/review-form/review-form.machine.ts';
import {
  answered,
  choose,
  fieldOf,
  hand,
  type PageAdapter,
  photoOf,
  press,
  problem,
  refusal,
  served,
  shown,
  type,
} from '../kit/page-adapter.qa.ts';

const main = (page: Page) => page.getByRole('main');
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name, exact: true });
const title = (name: string) => shown((page) => main(page).getByRole('heading', { level: 1, name }));
const form = title('How is Sleep Mantra?');
const going = 'What was written goes as it was; changes wait until it has been sent.';

/** Writing a review by the link in a message (REV-01). */
export const reviewFormPage: PageAdapter<typeof reviewFormMachine> = {
  path: `/review/${'a'.repeat(46)}`,
  ignored: { fields: ['failure'], reason: 'The server’s problem has more details than the one in the walks.' },
  differs: {
    'review.change @ withdrawing': going,
    'review.withdraw @ withdrawing': going,
    'review.submit @ attaching': going,
    'stars.choose @ attaching': going,
    'stars.choose @ sending': going,
    'field.type @ sending': going,
    'field.type @ attaching': going,
    'photo.remove @ attaching': going,
  },
  acts: {
    'stars.choose': choose((page) => main(page).getByRole('radio', { name: '4 stars' })),
    'field.type': type(
      (page, event) => main(page).locator(`[name="${fieldOf('field')(event) || 'words'}"]`),
      fieldOf('text'),
    ),
    'photo.choose': hand((page) => main(page).getByLabel('Add a photo', { exact: true }), photoOf),
    'photo.remove': press(button('Remove bottle.png'), 'Only an added photo can be removed.'),
    'review.submit': press((page) => main(page).locator('form button[type=submit]')),
    'review.change': press(button(/^(?:Change your review|Write it again)$/u)),
    'review.withdraw': press(button('Withdraw it')),
    'form.retry': press(button('Try again')),
  },
  answers: {
    openForm: served(/\/v1\/review-form\/[^/]+$/u, ({ output, error }) =>
      output === undefined
        ? refusal(error, 400)
        : { status: 200, json: Reflect.get(output as object, 'opened') as unknown },
    ),
    sendPhoto: served(/\/photo$/u, ({ output }) =>
      output === undefined ? problem(415, 'unsupported-file') : { status: 201, json: { id: output } },
    ),
    saveReview: served(/\/v1\/review-form\/[^/]+$/u, answered),
    withdrawReview: served(/\/v1\/review-form\/[^/]+$/u, answered),
  },
  sees: {
    'review-form.loading': title('One moment'),
    'review-form.writing': form,
    'review-form.writing.calm': form,
    'review-form.writing.misfit': form,
    'review-form.writing.refused': form,
    'review-form.attaching': shown((page) => main(page).getByText('Uploading the photo…')),
    'review-form.sending': shown(button('Sending…')),
    'review-form.sent': title('Thank you for your review'),
    'review-form.sent.calm': title('Thank you for your review'),
    'review-form.sent.refused': shown((page) => main(page).getByRole('alert')),
    'review-form.withdrawing': title('Thank you for your review'),
    'review-form.withdrawn': title('Your review has been withdrawn'),
    'review-form.missing': title('This link no longer works'),
    'review-form.failed': title('We couldn’t load the form'),
  },
};
