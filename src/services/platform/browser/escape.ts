/** Handles Escape before anything else. While active, no other listener receives it. */
export function watchEscape(view: Window, listener: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    listener();
  };
  view.addEventListener('keydown', onKey, { capture: true });
  return () => view.removeEventListener('keydown', onKey, { capture: true });
}
