import type { SubRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { Button } from '../../kit/action/Button.tsx';
import { FieldNote, noteIdOf } from '../../kit/field/Field.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { ChevronUpIcon, PlusIcon, TrashIcon } from '../../kit/icon/icons.tsx';
import { Fragment, type ReactNode } from 'react';
import type { RecordFieldProps, FieldConfig } from '../record/admin.types.ts';
import { partOf } from '../../kit/react/source.ts';
import { partsOf } from '../record/field-values.ts';
import * as css from '../record/record.css.ts';

interface RowsFieldProps extends RecordFieldProps {
  readonly field: Extract<FieldConfig, { kind: 'rows' }>;
  readonly drawPart: (props: RecordFieldProps) => ReactNode;
}

/** Rows with their own fields, such as a product's sizes. */
export function RowsField({ field, path, draft, source, errors, onValue, drawPart }: RowsFieldProps) {
  const parts = partsOf(draft[field.name]);
  const empty: SubRecord = Object.fromEntries(
    field.fields.map((each) => [each.name, each.kind === 'switch' ? false : (each.initial ?? '')]),
  );
  return (
    <fieldset
      className={css.group}
      data-field={path}
      {...((errors[path] ?? field.hint) === undefined ? {} : { 'aria-describedby': noteIdOf(path) })}
    >
      <legend className={css.legend}>{field.label}</legend>
      {parts.map((part, place) => (
        // Rows have no id: the server's errors also refer to their index.
        <div key={`${path}.${String(place)}`} className={css.part} data-field={`${path}.${place}`}>
          <div className={css.fields}>
            {field.fields.map((each) => (
              <Fragment key={each.name}>
                {drawPart({
                  field: each,
                  path: `${path}.${place}.${each.name}`,
                  draft: part,
                  source: partOf(source, (whole) => partsOf(whole[field.name])[place] ?? empty),
                  errors,
                  onValue: (value) => {
                    if (typeof value !== 'string' && typeof value !== 'boolean') return;
                    onValue(parts.with(place, { ...part, [each.name]: value }));
                  },
                })}
              </Fragment>
            ))}
            <FieldNote id={`${path}.${place}`} label={field.label} error={errors[`${path}.${place}`]} />
          </div>
          <div className={css.partButtons}>
            {field.isOrdered && place > 0 && (
              <IconButton
                label={`Move ${field.label} ${place + 1} up`}
                onClick={() => onValue(parts.toSpliced(place - 1, 2, part, ...parts.slice(place - 1, place)))}
              >
                <ChevronUpIcon />
              </IconButton>
            )}
            <IconButton
              label={`Remove ${field.label} ${place + 1}`}
              onClick={() => onValue(parts.toSpliced(place, 1))}
            >
              <TrashIcon />
            </IconButton>
          </div>
        </div>
      ))}
      <div>
        <Button tone="outline" size="small" onClick={() => onValue([...parts, empty])}>
          <PlusIcon size={18} />
          {field.addLabel}
        </Button>
      </div>
      <FieldNote id={path} label={field.label} hint={field.hint} error={errors[path]} />
    </fieldset>
  );
}
