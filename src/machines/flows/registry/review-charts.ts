import { reviewFeedbackCases, reviewFeedbackInput } from '../../content/review-feedback/review-feedback.cases.ts';
import { reviewFeedbackMachine } from '../../content/review-feedback/review-feedback.machine.ts';
import { reviewFormCases, reviewFormInput, reviewFormKey } from '../../content/review-form/review-form.cases.ts';
import { reviewFormMachine } from '../../content/review-form/review-form.machine.ts';
import { reviewListCases, reviewListInput, reviewListKey } from '../../content/review-list/review-list.cases.ts';
import { reviewListMachine } from '../../content/review-list/review-list.machine.ts';
import { reviewLabels } from '../../content/review/review.cases.ts';
import { reviewMachine } from '../../content/review/review.machine.ts';
import { shareCases, shareInput } from '../../catalogue/share/share.cases.ts';
import { shareMachine } from '../../catalogue/share/share.machine.ts';
import { type CatalogueEntry, server, shopper } from './chart-entry.ts';
import { wishCharts } from './wish-charts.ts';

/** The charts of reviews, what readers and writers do and a review's life on the server, of sharing a page, and of wishes. */
export const reviewCharts: readonly CatalogueEntry[] = [
  shopper('Reviews of a product', reviewListMachine, {
    input: reviewListInput,
    cases: reviewListCases,
    key: reviewListKey,
  }),
  shopper('Vote or report of a review', reviewFeedbackMachine, {
    input: reviewFeedbackInput,
    cases: reviewFeedbackCases,
  }),
  shopper('Writing a review', reviewFormMachine, {
    input: reviewFormInput,
    cases: reviewFormCases,
    key: reviewFormKey,
  }),
  shopper('Share button', shareMachine, { input: shareInput, cases: shareCases }),
  ...wishCharts,
  server('Life of a review', reviewMachine, { input: undefined, cases: {} }, reviewLabels),
];
