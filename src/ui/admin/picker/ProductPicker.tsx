import { useId } from 'react';
import { describing, FieldFrame, type FieldTexts } from '../../kit/field/Field.tsx';
import * as frame from '../../kit/field/Field.css.ts';
import { ChevronDownIcon } from '../../kit/icon/icons.tsx';
import { pressedLate } from '../../kit/action/on-demand.tsx';
import * as css from './ProductPicker.css.ts';

/** The search text and the results. */
export interface Finding {
  readonly label: string;
  /** Names of the search field and of the results; those of products by default. */
  readonly words?: { readonly seek: string; readonly found: string };
  readonly chosen: string;
  readonly text: string;
  readonly message: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onText: (text: string) => void;
  readonly onValue: (value: string) => void;
}

interface ProductPickerProps extends FieldTexts, Omit<Finding, 'label'> {
  /** The button's text: the chosen product. */
  readonly shown: string;
}

const Panel = pressedLate<Finding>('dialog', () =>
  import('./PickerPanel.tsx').then((module) => module.PickerPanel),
);

/** A button that opens a search for a product, or whatever `words` names; arrow keys move through the results. */
export function ProductPicker(props: ProductPickerProps) {
  const { words, chosen, shown, text, message, options, onText, onValue, ...texts } = props;
  const id = useId();
  return (
    <FieldFrame {...texts} id={id} after={<ChevronDownIcon size={18} />}>
      <Panel
        {...(words ? { words } : {})}
        {...{ label: texts.label, chosen, text, message, options, onText, onValue }}
        trigger={
          <button
            {...describing(id, texts)}
            type="button"
            className={`${frame.input} ${css.trigger}`}
            aria-label={`${texts.label}: ${shown}`}
          >
            {shown}
          </button>
        }
      />
    </FieldFrame>
  );
}
