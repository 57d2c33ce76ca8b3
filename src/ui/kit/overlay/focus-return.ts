import { useRef } from 'react';

/**
 * Gives the focus back to where it was when an overlay opened. Radix only does so for an overlay
 * with a trigger of its own; ours are opened by a state.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    },
  };
}
