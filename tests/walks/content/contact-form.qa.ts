import type { Page } from '@playwright/test';
import type { contactFormMachine } from '../../../src/machines/content/contact-form/contact-form.machine.ts';
import { fieldOf, type PageAdapter, press, problem, served, shown, type } from '../kit/page-adapter.qa.ts';

const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true });
const field = (name: string) => (page: Page) => page.getByRole('main').locator(`form [name="${name}"]`);
const letter = shown(field('message'));
const waits = 'A notice says how long to wait; the message stays in the form.';

/** The message on /contact (CNT-01). */
export const contactFormPage: PageAdapter<typeof contactFormMachine> = {
  path: '/contact',
  ignored: { fields: ['limitedUntil'], reason: 'It’s counted from the moment the answer arrives.' },
  differs: {
    'field.type @ sending': 'Changes made while it’s being sent are ignored; the message goes as it was.',
    'field.type @ limited': waits,
    'form.submit @ sending': 'The button says it’s sending, and ignores a second press.',
  },
  acts: {
    'field.type': type((page, event) => field(fieldOf('field')(event) || 'message')(page), fieldOf('text')),
    'form.submit': press((page) => page.getByRole('main').locator('form button[type=submit]')),
    'form.open': press(button('Write another')),
  },
  answers: {
    sendLetter: served(/\/user\/contact-us-mail$/u, ({ output }) => {
      if (output === undefined) return problem(503, 'temporarily-unavailable');
      const { kind, fields } = output as Record<string, unknown>;
      if (kind === 'sent') return { status: 202, json: { receivedAt: '2026-11-04T04:30:00.000Z' } };
      if (kind === 'limited') return problem(429, 'rate-limited', { 'retry-after': '60' });
      const errors = Object.entries(fields ?? {}).map(([name, message]) => ({
        field: name,
        message: String(message),
      }));
      return problem(422, 'invalid-input', {}, { errors });
    }),
  },
  sees: {
    'contact-form.editing': letter,
    'contact-form.editing.calm': letter,
    'contact-form.editing.misfit': letter,
    'contact-form.editing.refused': letter,
    'contact-form.sending': shown(button('Sending…')),
    'contact-form.unsent': shown((page) => page.getByText('We couldn’t send it.')),
    'contact-form.limited': shown((page) => page.getByText('Too many messages.')),
    'contact-form.sent': shown((page) => page.getByText('Your message has been sent')),
  },
};
