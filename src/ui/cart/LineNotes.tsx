import { t } from '../../domain/kit/text/text.ts';
import type { CartLineView } from '../../machines/cart/cart/cart.view.ts';
import { ErrorIcon, InfoIcon } from '../kit/icon/icons.tsx';
import * as css from './LineNotes.css.ts';

/** A line's problem, price change and prescription notes. */
export function LineNotes({ line: { problem, priceNote, needsPrescription } }: { line: CartLineView }) {
  return (
    <>
      {problem && (
        <p className={css.note} data-tone="bad">
          <ErrorIcon size={18} />
          {problem}
        </p>
      )}
      {priceNote && (
        <p className={css.note} data-tone="info">
          <InfoIcon size={18} />
          {priceNote}
        </p>
      )}
      {needsPrescription && (
        <p className={css.note} data-tone="info">
          <InfoIcon size={18} />
          {t`Needs a prescription`}
        </p>
      )}
    </>
  );
}
