import type { Page } from '@playwright/test';
import type { commandPaletteMachine } from '../../../src/machines/admin/frame/command-palette/command-palette.machine.ts';
import { signedInToManage } from '../account/signed-in.qa.ts';
import { answered, type PageAdapter, press, served, shown } from '../kit/page-adapter.qa.ts';
import { suggestingDialog } from '../kit/suggesting-dialog.qa.ts';

const path = '/dashboard/profile';
const { dialog, key, acts, closed, open, counted, says } = suggestingDialog('Open anything');
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const pressed = (keys: string) => ({
  kind: 'happening' as const,
  happen: async (page: Page) => page.keyboard.press(keys),
});

/** The command palette of the dashboard (ADM-50). */
export const commandPalettePage: PageAdapter<typeof commandPaletteMachine> = {
  path,
  isEnglish: true,
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
    ...acts,
    'palette.submit': key('Enter', 'Nothing may be found.'),
    'palette.retry': press((page) => dialog(page).getByRole('button', { name: 'Try again' })),
  },
  real: ['watchKeys'],
  answers: { findItems: served(/\/v1\/admin\/find\b/u, answered) },
  sees: {
    'command-palette.closed': closed,
    'command-palette.helping': shown(help),
    'command-palette.open': open,
    'command-palette.open.idle': open,
    'command-palette.open.pausing': open,
    'command-palette.open.asking': open,
    'command-palette.open.found': counted(/result|Nothing found/u),
    'command-palette.open.failed': says('Couldn’t search.'),
  },
};
