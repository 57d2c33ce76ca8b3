import { contrastOf, minContrast } from '../../../domain/promotions/banner.ts';
import { TextField, type TextFieldProps } from '../../kit/field/TextField.tsx';
import * as css from '../record/record.css.ts';

interface ColourFieldProps extends TextFieldProps {
  /** The other colour of the text and background pair. */
  readonly against: string | undefined;
}

/** A colour as '#rrggbb', typed or picked, with the contrast of the pair. */
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
