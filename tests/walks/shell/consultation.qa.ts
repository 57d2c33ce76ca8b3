import type { Page } from '@playwright/test';
import type { consultationMachine } from '../../../src/machines/shell/consultation/consultation.machine.ts';
import { type PageAdapter, press, shown, told } from '../kit/page-adapter.qa.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Free consultation on WhatsApp' });

/** The green button that opens a chat (CHR-08). */
export const consultationPage: PageAdapter<typeof consultationMachine> = {
  path: '/about',
  differs: { 'consultation.start @ posting': 'It turns while the shop is told; a second press asks for nothing.' },
  acts: { 'consultation.start': press(button) },
  answers: { postInterest: told('A sandbox has no place to post it to.') },
  sees: { 'consultation.idle': shown(button), 'consultation.posting': shown(button) },
};
