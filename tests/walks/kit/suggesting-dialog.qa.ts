import type { Page } from '@playwright/test';
import { fieldOf, gesture, hidden, press, shown, type } from './page-adapter.qa.ts';

/** A dialog with one field whose options are suggested while one types, walked by the keyboard (SRC-01, ADM-50). */
export function suggestingDialog(name: string) {
  const dialog = (page: Page) => page.getByRole('dialog', { name });
  const field = (page: Page) => dialog(page).getByRole('combobox');
  const key = (pressed: string, notAlways: string | null = null) =>
    gesture(field, (found) => found.press(pressed), notAlways);
  return {
    dialog,
    key,
    acts: {
      'text.type': type(field, fieldOf('text')),
      'option.next': key('ArrowDown'),
      'option.previous': key('ArrowUp'),
      'option.choose': press(
        (page, event) => dialog(page).getByRole('option').nth(Number(event['index'])),
        'There may be fewer options.',
      ),
    },
    closed: hidden(dialog),
    open: shown(field),
    /** It says how much it found. */
    counted: (words: RegExp) => shown((page) => dialog(page).getByRole('status').filter({ hasText: words })),
    says: (words: string) => shown((page) => dialog(page).getByText(words)),
  };
}
