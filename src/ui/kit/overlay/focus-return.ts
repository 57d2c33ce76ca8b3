import { useRef, type RefObject } from 'react';

/**
 * Restores focus when an overlay closes. Radix does that only for overlays with a trigger; ours open by state.
 * `placeIn` says what has the focus first; null for the first button. What has come up at `next` while it was open has the
 * focus after it.
 */
export function useFocusReturn(
  placeIn: (box: HTMLElement) => HTMLElement | null = searchIn,
  next?: RefObject<HTMLElement | null>,
) {
  const opener = useRef<Element | null>(null);
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      before.current = next?.current ?? null;
      const place = event.target instanceof HTMLElement ? placeIn(event.target) : null;
      if (!place) return;
      event.preventDefault();
      place.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const place = next?.current;
      if (place && place !== before.current) place.focus();
      else if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    },
  };
}

const fields = ':is(input:not([type=hidden]), select, textarea, fieldset button):enabled';

/**
 * Where somebody begins in a dialog: at the first wrong field, else at the first one. On a touch screen the dialog
 * itself, so that no keyboard covers what it says. Null without fields.
 */
export function firstFieldIn(box: HTMLElement): HTMLElement | null {
  const wrong = box.querySelector<HTMLElement>(`${fields}[aria-invalid=true]`);
  const field = wrong ?? box.querySelector<HTMLElement>(fields);
  return searchIn(box) ?? (field && matchMedia('(pointer: coarse)').matches ? box : field);
}

/** Begins in a dialog whose fields have come after it opened, at `part` of it. */
export function beginInDialog(part: HTMLElement | null): void {
  const box = part?.closest<HTMLElement>('[role=dialog]');
  if (box) firstFieldIn(box)?.focus();
}

/** Whoever opens a search types at once; the button to close comes before it. */
function searchIn(box: HTMLElement): HTMLElement | null {
  return box.querySelector<HTMLElement>('input[role=combobox]');
}
