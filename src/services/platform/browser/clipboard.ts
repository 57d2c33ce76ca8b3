export type CopyOutcome = 'copied' | 'failed';

/** Copies text. Falls back to `execCommand` when the Clipboard API is missing or denied. */
export function createClipboard(view: Window) {
  return {
    async copy(text: string): Promise<CopyOutcome> {
      if (await isWritten(view, text)) return 'copied';
      return isCopiedByCommand(view.document, text) ? 'copied' : 'failed';
    },
  };
}

/** On insecure pages `navigator.clipboard` is undefined, whatever its type says. */
async function isWritten(view: Window, text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = view.navigator.clipboard;
  if (clipboard === undefined) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function isCopiedByCommand(document: Document, text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // A modal dialog's focus trap takes focus back from anything outside it.
  (focused?.closest('[role="dialog"]') ?? document.body).append(area);
  try {
    area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
