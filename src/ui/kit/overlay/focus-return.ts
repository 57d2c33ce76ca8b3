import { useRef } from 'react';

/** Restores focus when an overlay closes. Radix does that only for overlays with a trigger; ours open by state. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      const { target } = event;
      // Whoever opens a search types at once; the button to close comes before it.
      const field = target instanceof Element && target.querySelector('input[role=combobox]');
      if (!(field instanceof HTMLElement)) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    },
  };
}
