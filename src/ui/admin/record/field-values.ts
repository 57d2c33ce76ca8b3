import type { FieldValue, SubRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';

/** The value of a field as text; '' when it isn't text. */
export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function textsOf(value: FieldValue | undefined): readonly string[] {
  return isList(value) ? value.filter((each) => typeof each === 'string') : [];
}

export function partsOf(value: FieldValue | undefined): readonly SubRecord[] {
  return isList(value) ? value.filter((each) => typeof each === 'object') : [];
}

function isList(value: FieldValue | undefined): value is readonly (string | SubRecord)[] {
  return Array.isArray(value);
}
