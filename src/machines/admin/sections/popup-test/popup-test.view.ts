import type { SnapshotFrom } from 'xstate';
import { fieldName, testFields, type TestField } from './popup-test.fields.ts';
import type { popupTestMachine } from './popup-test.machine.ts';
import { popupKinds, type PopupKind } from './popup-test.types.ts';

export interface TestFieldView {
  /** Its name on the page; one of a kind. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly input: TestField['input'];
  /** Of a choice; empty for all others. */
  readonly options: readonly string[];
  readonly error: string | undefined;
}

export interface PopupTestSection {
  readonly kind: PopupKind;
  readonly title: string;
  readonly about: string;
  readonly button: string;
  readonly fields: readonly TestFieldView[];
  /** What the last press of its button did; '' where another was pressed since. */
  readonly status: string;
}

export interface PopupTestView {
  readonly sections: readonly PopupTestSection[];
}

const words: Readonly<Record<PopupKind, readonly [title: string, about: string]>> = {
  'flash-popup': [
    'Flash sale',
    'Comes at once; its triggers, pages and limits count on every other page. Limits and deadline of this session are forgotten first.',
  ],
  'coupon-popup': ['Coupon offer', 'Comes at once, against a cart of the value below.'],
  'tier-celebration': ['Tier celebration', 'Four seconds, as when the next tier is reached.'],
  'membership-offer': ['Bliss Club offer', 'The whole screen; it sells nothing by itself.'],
  'welcome-overlay': ['Welcome to the club', 'The overlay of the checkout, four seconds.'],
  'welcome-card': ['Welcome card', 'Stands in the list of the cart: open the cart to see it.'],
  toast: ['Message', 'Five seconds at the corner.'],
  'bundle-card': ['Bundle card', 'Stands below, with its clock, figures and button; it changes no cart.'],
  banner: ['Banner', 'Takes the place of the strip over the header. Colours that cannot be read are not used.'],
};

/** What the test page says at this moment. */
export function popupTestView(snapshot: SnapshotFrom<typeof popupTestMachine>): PopupTestView {
  const { values, mistakes, kind } = snapshot.context;
  return {
    sections: popupKinds.map((each) => {
      const [title, about] = words[each];
      return {
        kind: each,
        title,
        about,
        button: `Fire: ${title}`,
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
  return isRefused ? `${title}: please look at the marked fields.` : `${title}: fired.`;
}
