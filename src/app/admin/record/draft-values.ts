import { indianInput, momentOfIndian } from '../../../domain/kit/time/indian-time.ts';
import type { Draft } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';

/** Between a record and its draft: what is typed is text, and a body wants numbers, moments and nulls. */
export function typedNumber(value: number | null): string {
  return value === null ? '' : String(value);
}

export const typedMoment = indianInput;

export function textIn(draft: Draft, field: string): string {
  const value = draft[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** Null where nothing is typed. */
export function wordsIn(draft: Draft, field: string): string | null {
  return textIn(draft, field) || null;
}

/** Null where nothing is typed; what is no number is NaN, which the server refuses by the field's name. */
export function numberIn(draft: Draft, field: string): number | null {
  const text = textIn(draft, field).replaceAll(',', '');
  return text === '' ? null : Number(text);
}

/** ISO 8601; '' of what is no day and time, which the server refuses by the field's name. */
export function momentIn(draft: Draft, field: string): string {
  return momentOfIndian(textIn(draft, field)) ?? '';
}

export function flagIn(draft: Draft, field: string): boolean {
  return draft[field] === true;
}

/** One of these; the first where the draft has none of them. */
export function choiceIn<const Choice extends string>(
  draft: Draft,
  field: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === draft[field]) ?? choices[0];
}
