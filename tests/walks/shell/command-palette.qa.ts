import type { Page } from '@playwright/test';
import type { commandPaletteMachine } from '../../../src/machines/admin/frame/command-palette/command-palette.machine.ts';
import { signedInToManage } from '../account/signed-in.qa.ts';
import {
  answered,
  fieldOf,
  gesture,
  hidden,
  type PageAdapter,
  press,
  served,
  shown,
  type,
} from '../kit/page-adapter.qa.ts';

const path = '/dashboard/profile';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Open anything' });
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const key = (name: string, notAlways: string | null = null) =>
  gesture(field, (found) => found.press(name), notAlways);
const pressed = (keys: string) => ({
  kind: 'happening' as const,
  happen: async (page: Page) => page.keyboard.press(keys),
});

/** The command palette of the dashboard (ADM-50). */
export const commandPalettePage: PageAdapter<typeof commandPaletteMachine> = {
  path,
  enter: async (page) => {
    await signedInToManage(page, path);
    await page.waitForFunction(() => walking.isAlive('command-palette'));
    // The dialog's code comes with the first opening, which a clock that stands still would wait for in vain.
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  },
  differs: { 'palette.submit': 'Enter does nothing while nothing is found.' },
  acts: {
    'palette.open': pressed('Control+k'),
    'help.open': { kind: 'sent-directly', reason: 'A dialog that is open takes the key.' },
    'search.focus': pressed('/'),
    'form.save': pressed('Control+s'),
    'palette.close': press((page) => page.getByRole('dialog').getByRole('button', { name: 'Close' })),
    'text.type': type(field, fieldOf('text')),
    'option.next': key('ArrowDown'),
    'option.previous': key('ArrowUp'),
    'option.choose': press(
      (page, event) => dialog(page).getByRole('option').nth(Number(event['index'])),
      'There may be fewer options.',
    ),
    'palette.submit': key('Enter', 'Nothing may be found.'),
    'palette.retry': press((page) => dialog(page).getByRole('button', { name: 'Try again' })),
  },
  real: ['watchKeys'],
  answers: { findItems: served(/\/v1\/admin\/find\b/u, answered) },
  sees: {
    'command-palette.closed': hidden(dialog),
    'command-palette.helping': shown(help),
    'command-palette.open': shown(field),
    'command-palette.open.idle': shown(field),
    'command-palette.open.pausing': shown(field),
    'command-palette.open.asking': shown(field),
    'command-palette.open.found': shown((page) =>
      dialog(page)
        .getByRole('status')
        .filter({ hasText: /result|Nothing found/u }),
    ),
    'command-palette.open.failed': shown((page) => dialog(page).getByText('Couldn’t search.')),
  },
};
