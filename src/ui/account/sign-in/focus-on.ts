import type { RefObject } from 'react';

/** Focuses the field with this name. */
export function focusOn(form: RefObject<HTMLFormElement | null>, name: string): void {
  form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
}
