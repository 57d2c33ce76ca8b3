import { dayField } from '../../../../ui/admin/day/day-field.tsx';
import { asTextOrNull, type Field, type Look } from './fields.ts';

/** A calendar day, such as '2026-11-30'; `after` names the field with the earliest allowed day. */
export function dayOrNull(
  label: string,
  look: Look & { readonly after?: string } = {},
): Field<string | null, string | null> {
  return { ...asTextOrNull, configs: (name) => [dayField({ name, label, ...look })] };
}
