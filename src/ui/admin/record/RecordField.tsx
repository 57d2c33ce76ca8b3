import type { FieldValue } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { Checkbox } from '../../kit/field/Checkbox.tsx';
import { Select } from '../../kit/choice/Select.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { TextArea, TextField } from '../../kit/field/TextField.tsx';
import { CalendarField } from '../day/CalendarField.tsx';
import { ColourField } from '../field/ColourField.tsx';
import type { RecordFieldProps, FieldConfig } from './admin.types.ts';
import { textOf, textsOf } from './field-values.ts';
import { partOf } from '../../kit/react/source.ts';
import * as css from './record.css.ts';
import { RowsField } from '../field/RowsField.tsx';
import { TagsField } from '../field/TagsField.tsx';

/** One field of a record, by kind. */
export function RecordField({ field, path, draft, source, errors, onValue, onFill }: RecordFieldProps) {
  const value = draft[field.name];
  const { label, hint, optional = false } = field;
  const error = errors[path];
  const texts = { label, optional, error, ...(hint === undefined ? {} : { hint }) };
  const typed = { ...texts, name: path, value: textOf(value), onValue, autoComplete: 'off' };
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...typed}
          {...(field.max === undefined ? {} : { maxLength: field.max })}
          {...(field.isCode === true ? { spellCheck: false, autoCapitalize: 'characters' } : {})}
        />
      );
    case 'textarea':
      return <TextArea {...typed} {...(field.max === undefined ? {} : { maxLength: field.max })} />;
    case 'money':
      return <TextField {...typed} inputMode="numeric" before="₹" />;
    case 'number':
      return <TextField {...typed} inputMode="numeric" />;
    case 'percent':
      return <TextField {...typed} inputMode="decimal" after="%" />;
    case 'moment':
      return (
        <CalendarField
          {...typed}
          earliest={textOf(draft[field.after ?? ''])}
          type="datetime-local"
          isEnd={field.isEnd === true}
          hint={hint ?? 'India time'}
        />
      );
    case 'switch':
      return (
        <Checkbox checked={value === true} onChecked={onValue} hint={hint} error={error}>
          {label}
        </Checkbox>
      );
    case 'select':
      return <Select {...typed} options={field.options} />;
    case 'multi':
      return <Choices field={field} path={path} chosen={textsOf(value)} error={error} onValue={onValue} />;
    case 'colour':
      return (
        <ColourField {...typed} against={field.against === undefined ? undefined : textOf(draft[field.against])} />
      );
    case 'tags':
      return (
        <TagsField
          {...texts}
          name={path}
          error={error ?? Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1]}
          value={textsOf(value)}
          onValue={onValue}
        />
      );
    case 'rows':
      return (
        <RowsField
          field={field}
          path={path}
          draft={draft}
          source={source}
          errors={errors}
          onValue={onValue}
          drawPart={drawn}
        />
      );
    case 'own':
      return (
        <div data-field={path}>
          {field.draw({
            label: field.label,
            value: value ?? null,
            error,
            draft,
            source: partOf(source, (whole) => whole[field.name] ?? null),
            onValue,
            onFill,
          })}
        </div>
      );
  }
}

function drawn(props: RecordFieldProps) {
  return <RecordField {...props} />;
}

interface ChoicesProps {
  readonly path: string;
  readonly field: FieldConfig & { readonly options: readonly { value: string; label: string }[] };
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onValue: (value: FieldValue) => void;
}

function Choices({ field: { label, options }, path, chosen, error, onValue }: ChoicesProps) {
  return (
    <fieldset className={css.group} data-field={path}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.choices}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={chosen.includes(option.value)}
            onChecked={(isOn) =>
              onValue(isOn ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      {error !== undefined && <Notice tone="bad">{error}</Notice>}
    </fieldset>
  );
}
