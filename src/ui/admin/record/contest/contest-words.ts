import { isSame } from '../../../../domain/kit/is-same.ts';
import type { FieldValue, SubRecord } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { FieldConfig } from '../admin.types.ts';
import { partsOf } from '../field-values.ts';

/** A value in words, where two admins disagree; of rows only those, and only what differs in them. */
export function contestWords(field: FieldConfig | undefined, value: FieldValue, other: FieldValue): string {
  if (field?.kind === 'rows') return rowsWords(field.fields, partsOf(value), partsOf(other)) || 'nothing';
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string'
    ? value
    : value.map((each) => (typeof each === 'string' ? each : Object.values(each).join(' '))).join(', ');
}

function rowsWords(
  fields: readonly FieldConfig[],
  rows: readonly SubRecord[],
  others: readonly SubRecord[],
): string {
  const differing = rows.flatMap((row, place) => {
    const other = others[place];
    return isSame(row, other) ? [] : [rowWords(fields, row, other)];
  });
  const gone = rows.length < others.length ? [`${others.length - rows.length} fewer`] : [];
  return [...differing, ...gone].join('; ');
}

/** 'Silver: Discount 11'; the first field names the row. */
function rowWords(fields: readonly FieldConfig[], row: SubRecord, other: SubRecord | undefined): string {
  const [title] = fields;
  const name = title ? row[title.name] : undefined;
  const parts = fields
    .filter((each) => each !== title || typeof name !== 'string')
    .filter((each) => row[each.name] !== other?.[each.name])
    .map((each) => `${each.label} ${wordOf(row[each.name])}`);
  return [name, parts.join(', ')].filter((each) => typeof each === 'string' && each !== '').join(': ');
}

function wordOf(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined || value === '' ? 'nothing' : value;
}
