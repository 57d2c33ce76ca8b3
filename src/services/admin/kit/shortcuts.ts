/** What a key of the dashboard asks for. */
type Shortcut = 'palette.open' | 'help.open' | 'search.focus' | 'form.save';

/** Reports the dashboard's shortcuts, and keeps the browser's own from them. */
export function watchShortcuts(view: Window, listener: (shortcut: Shortcut) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    event.preventDefault();
    listener(shortcut);
  };
  view.addEventListener('keydown', onKey);
  return () => view.removeEventListener('keydown', onKey);
}

/** Keys of their own, where nobody is typing. */
const keys: Readonly<Record<string, Shortcut>> = { '/': 'search.focus', '?': 'help.open' };

/** The shortcut of a key press (ADM-50). Single characters are shortcuts only where nobody is typing. */
export function shortcutOf(
  event: Pick<
    KeyboardEvent,
    'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
  >,
): Shortcut | null {
  if (event.isComposing || event.altKey || event.defaultPrevented) return null;
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    if (key === 'k') return 'palette.open';
    return key === 's' ? 'form.save' : null;
  }
  if (isTyping(event.target)) return null;
  return keys[event.key] ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Puts the cursor into the search of the list on the page. */
export function focusListSearch({ document }: Window): void {
  document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
}

/** Presses the form's save button, as a click would. */
export function pressSaveButton({ document }: Window): void {
  document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click();
}
