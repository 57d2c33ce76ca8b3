import { contrastOf, minContrast } from '../../../domain/promotions/banner.ts';
import { TextField, type TextFieldProps } from '../../kit/field/TextField.tsx';
import * as css from '../record/record.css.ts';

interface ColourFieldProps extends TextFieldProps {
  /** The colour that it is read on, or that is read on it. */
  readonly against: string | undefined;
}

/** A colour as '#rrggbb', by hand or from the platform's palette, with how well the pair can be read. */
export function ColourField({ against, ...field }: ColourFieldProps) {
  const { value, label, onValue } = field;
  const ratio = against === undefined ? null : contrastOf(value, against);
  return (
    <div className={css.group}>
      <TextField
        {...field}
        spellCheck={false}
        maxLength={7}
        placeholder="#rrggbb"
        after={
          <input
            type="color"
            className={css.colour}
            aria-label={`${label}, palette`}
            value={/^#[\da-f]{6}$/iu.test(value) ? value : '#ffffff'}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
        }
      />
      {ratio !== null && against !== undefined && (
        <output className={css.readOut}>
          <span className={css.sample} style={{ background: value, color: against }} aria-hidden="true">
            Aa
          </span>
          {ratio.toFixed(1)} to 1 –{' '}
          {ratio >= minContrast ? 'easy to read' : `too low, at least ${minContrast} needed`}
        </output>
      )}
    </div>
  );
}
