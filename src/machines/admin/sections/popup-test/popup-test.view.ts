import { t } from '../../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { fieldName, testFields, type TestField } from './popup-test.fields.ts';
import type { popupTestMachine } from './popup-test.machine.ts';
import { popupKinds, type PopupKind } from './popup-test.types.ts';

export interface TestFieldView {
  /** Unique name on the page. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly input: TestField['input'];
  /** Options of a select; empty for other fields. */
  readonly options: readonly string[];
  readonly error: string | undefined;
}

export interface PopupTestSection {
  readonly kind: PopupKind;
  readonly title: string;
  readonly about: string;
  readonly button: string;
  readonly fields: readonly TestFieldView[];
  /** What the last press of its button did; '' if another was pressed since. */
  readonly status: string;
}

export interface PopupTestView {
  readonly sections: readonly PopupTestSection[];
}

const words: Readonly<Record<PopupKind, readonly [title: string, about: string]>> = {
  'flash-popup': [
    t`Flash sale`,
    t`Shows right away. Its triggers, pages and limits apply on every other page. This session’s limits and deadline are reset first.`,
  ],
  'coupon-popup': [t`Coupon offer`, t`Shows right away, for a cart of the value below.`],
  'tier-celebration': [t`Tier celebration`, t`Shows for four seconds, as when a shopper reaches the next tier.`],
  'membership-offer': [t`Bliss Club offer`, t`Fills the screen. Nothing is bought from here.`],
  'welcome-overlay': [t`Welcome to the club`, t`The checkout overlay, for four seconds.`],
  'welcome-card': [t`Welcome card`, t`Shown in the cart. Open the cart to see it.`],
  toast: [t`Message`, t`Five seconds in the corner.`],
  'bundle-card': [t`Bundle card`, t`Shown below with its countdown, figures and button. The cart stays unchanged.`],
  banner: [t`Banner`, t`Replaces the banner below the header. Unreadable colours aren’t used.`],
};

/** View model of the test page. */
export function popupTestView(snapshot: SnapshotFrom<typeof popupTestMachine>): PopupTestView {
  const { values, mistakes, kind } = snapshot.context;
  return {
    sections: popupKinds.map((each) => {
      const [title, about] = words[each];
      return {
        kind: each,
        title,
        about,
        button: t`Show: ${title}`,
        status: kind === each ? statusOf(title, snapshot.matches('refused')) : '',
        fields: testFields[each].map((field) => {
          const name = fieldName(each, field.name);
          const { label, input } = field;
          const options = field.input === 'choice' ? field.options : [];
          return { name, label, input, options, value: values[name] ?? '', error: mistakes[name] };
        }),
      };
    }),
  };
}

function statusOf(title: string, isRefused: boolean): string {
  return isRefused ? t`${title}: check the marked fields.` : t`${title}: shown.`;
}
