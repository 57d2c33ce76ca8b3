import type { Page } from '@playwright/test';
import type { consultationMachine } from '../../../src/machines/shell/consultation/consultation.machine.ts';
import { type PageAdapter, press, shown, sentDirectly } from '../kit/page-adapter.qa.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Free consultation on WhatsApp' });

/** The green button that opens a chat (CHR-08). */
export const consultationPage: PageAdapter<typeof consultationMachine> = {
  path: '/about',
  differs: {
    'consultation.start @ posting': 'The button spins while the request is sent, and ignores a second press.',
  },
  acts: { 'consultation.start': press(button) },
  answers: { postInterest: sentDirectly('A sandbox has nowhere to send it.') },
  sees: { 'consultation.idle': shown(button), 'consultation.posting': shown(button) },
};
