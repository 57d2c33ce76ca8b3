import type { RefObject } from 'react';

/** Puts the focus on the field of this name. */
export function focusOn(form: RefObject<HTMLFormElement | null>, name: string): void {
  form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
}
