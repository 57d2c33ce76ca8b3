/** Puts the focus on the first field of a form at one of these paths; of one with parts, on what is used first. */
export function focusFirst(form: HTMLElement | null, paths: readonly string[]): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [])];
  const field = fields.find((each) => paths.includes(each.getAttribute('name') ?? each.dataset['field'] ?? ''));
  const part =
    field?.querySelector<HTMLElement>('[role=textbox]') ??
    field?.querySelector<HTMLElement>('input, select, textarea, button');
  (part ?? field)?.focus();
}
