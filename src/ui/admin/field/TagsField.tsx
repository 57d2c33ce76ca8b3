import type { FieldValue } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { FieldTexts } from '../../kit/field/Field.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { CloseIcon } from '../../kit/icon/icons.tsx';
import { TextArea } from '../../kit/field/TextField.tsx';
import * as css from '../record/record.css.ts';

interface TagsFieldProps extends FieldTexts {
  readonly name: string;
  readonly value: readonly string[];
  readonly onValue: (value: FieldValue) => void;
}

/** A list of words, one per line, each with a remove button. */
export function TagsField({ value, onValue, ...field }: TagsFieldProps) {
  return (
    <div className={css.group}>
      <TextArea
        {...field}
        rows={Math.max(2, value.length + 1)}
        hint={field.hint ?? 'One per line'}
        value={value.join('\n')}
        onValue={(typed) => onValue(typed.split('\n'))}
      />
      {value.length > 1 && (
        <span className={css.tags}>
          {value
            .filter((each) => each.trim() !== '')
            .map((each) => (
              <span key={each} className={css.tag}>
                {each}
                <IconButton
                  label={`Remove ${each}`}
                  size="small"
                  onClick={() => onValue(value.filter((other) => other !== each))}
                >
                  <CloseIcon size={14} />
                </IconButton>
              </span>
            ))}
        </span>
      )}
    </div>
  );
}
