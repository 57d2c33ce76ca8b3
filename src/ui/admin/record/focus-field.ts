/**
 * Focuses the first field that one of these paths names or lies in; in a field with several controls, the first one
 * that can be used.
 */
export function focusFirst(form: HTMLElement | null, paths: readonly string[]): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [])];
  const names = fields.map((each) => each.getAttribute('name') ?? each.dataset['field'] ?? '');
  const places = paths.map((path) => placeOf(path, names)).filter((place) => place >= 0);
  const field = fields[Math.min(...places)];
  const part =
    field?.querySelector<HTMLElement>('[role=textbox]') ??
    field?.querySelector<HTMLElement>('input, select, textarea, button');
  (part ?? field)?.focus();
}

/** Focuses the first field that is marked as wrong. */
export function focusFirstWrong(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}

/** The index of the field with this path, or else of the field that contains it; -1 for none. */
function placeOf(path: string, names: readonly string[]): number {
  const place = names.indexOf(path);
  const end = path.lastIndexOf('.');
  return place >= 0 || end < 0 ? place : placeOf(path.slice(0, end), names);
}
