/** Listens for Escape before anything else does; while somebody listens, nothing else hears of it. */
export function watchEscape(view: Window, listener: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    listener();
  };
  view.addEventListener('keydown', onKey, { capture: true });
  return () => view.removeEventListener('keydown', onKey, { capture: true });
}
