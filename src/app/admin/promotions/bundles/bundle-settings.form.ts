import * as bundleCalls from '../../../../contract/promotions/bundle/bundle.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { flag, wholeNumber } from '../../kit/form/fields.ts';
import { card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { recordSection } from '../../record/record-section.tsx';

type Settings = AnswerOf<Api['getBundleSettings']>;

const settingsForm = formOf<Settings, Settings>()({
  slug: 'bundles',
  noun: { one: 'settings', many: 'bundles' },
  name: () => 'Bundle settings',
  only: 'settings',
  usual: { enabled: true },
  cards: [
    card('In the shop', {
      enabled: flag('Offer bundles', {
        hint: 'When off, bundles aren’t shown and can’t be applied anywhere in the shop.',
      }),
      visibleCount: wholeNumber('Bundles side by side', {
        hint: 'How many are shown before “View All”: 1 to 12',
        half: true,
      }),
    }),
  ],
});

/** /dashboard/bundles/settings: settings for all bundles. */
export const BundleSettings = recordSection('settings', {
  slug: 'bundles',
  form: settingsForm,
  calls: recordCalls(settingsForm, (http) => ({
    read: async (_id, along) => http.send(bundleCalls.getBundleSettings, along),
    update: async (_id, body, { signal }) => http.send(bundleCalls.saveBundleSettings, { body, signal }),
  })),
});
