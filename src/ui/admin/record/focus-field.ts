/**
 * Puts the focus on the first field of a form that one of these paths names, or where they name a part of it without
 * an input of its own; of a field with parts, on what is used first.
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

/** Where the field of a path stands, else the field that the path is a part of; -1 of none. */
function placeOf(path: string, names: readonly string[]): number {
  const place = names.indexOf(path);
  const end = path.lastIndexOf('.');
  return place >= 0 || end < 0 ? place : placeOf(path.slice(0, end), names);
}
