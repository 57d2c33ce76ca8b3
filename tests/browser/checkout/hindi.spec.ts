import type { Locator, Page } from '@playwright/test';
import { axe } from '../support/accessibility.ts';
import { newestCode } from '../support/people/sign-in.ts';
import { latinTexts } from '../support/words.ts';
import { expect, test } from '../support/test.ts';

async function press(page: Page, what: Locator, key = 'Enter'): Promise<void> {
  await what.focus();
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(text);
}

test('LNG-01 PHN-01 a purchase in Hindi by keyboard: every step speaks it, and its links stay in it', async ({
  page,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const step = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect({ step: title, latin: await latinTexts(page) }).toEqual({ step: title, latin: [] });
    expect(await axe(page)).toEqual([]);
  };
  await page.goto('/hi/shop');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await press(page, page.getByRole('button', { name: 'Sleep Mantra कार्ट में डालें' }));
  await expect(page.getByRole('dialog', { name: 'आपका कार्ट' })).toContainText('सामान का कुल');
  expect(await axe(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'अभी खरीदें' }));

  await expect(page).toHaveURL('/hi/checkout');
  await step('कहाँ पहुँचाएँ?');
  await type(page, 'मोबाइल नंबर', phone.slice(3));
  await press(page, page.getByRole('button', { name: 'कोड भेजें' }));
  await expect(page.getByLabel('6 अंकों का कोड')).toBeVisible();
  await type(page, '6 अंकों का कोड', '000000');
  await expect(page.getByRole('alert')).toHaveText('यह वह कोड नहीं है जो हमने भेजा। 4 कोशिशें बाकी');
  await page.getByLabel('6 अंकों का कोड').fill('');
  await type(page, '6 अंकों का कोड', await newestCode(page, phone));

  await expect(page.getByLabel('पिनकोड')).toBeVisible();
  await type(page, 'पिनकोड', '560066');
  await type(page, 'पूरा नाम', 'Ananya Rao');
  await type(page, 'फ़्लैट या मकान नंबर, बिल्डिंग', '4B, Palm Residency');
  await expect(page.getByLabel('शहर या कस्बा')).toHaveValue('Bengaluru');
  await step('कहाँ पहुँचाएँ?');
  await press(page, page.getByRole('button', { name: 'पेमेंट पर जाएँ' }));

  await expect(page).toHaveURL('/hi/checkout/payment');
  await step('आप पेमेंट कैसे करना चाहेंगे?');
  await press(page, page.getByRole('radio', { name: /^कैश ऑन डिलीवरी/u }), 'Space');
  // The button is another one once the fee is known.
  await expect(page.getByText('₹1,539').filter({ visible: true }).first()).toBeVisible();
  await press(page, page.getByRole('button', { name: 'ऑर्डर करें' }));

  await expect(page).toHaveURL(/\/hi\/order-success/u);
  await step('धन्यवाद, आपका ऑर्डर पक्का हो गया');

  // The text message about it is in Hindi, and so is the page behind its link.
  const outbox = await page.request.get('/v1/sandbox/messages', { params: { to: phone } });
  const { messages } = (await outbox.json()) as { messages: { text: string }[] };
  expect(messages[0]?.text).toMatch(/आपका ऑर्डर M\d\d-\d+ मिल गया, ₹1,539 डिलीवरी पर नकद देने हैं। ट्रैक करें: http/u);
  await page.goto(/https?:\S+/u.exec(messages[0]?.text ?? '')?.[0] ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await step('ऑर्डर हो गया');
  // Its letters are the shop's own, for digits and names as well.
  const letters = () =>
    page.evaluate(async () => [...(await document.fonts.ready)].map(({ family, status }) => `${family} ${status}`));
  expect(await letters()).toEqual([
    'Tiro loaded',
    'Anek loaded',
    'Anek loaded',
    'Text loaded',
    'Text loaded',
    'Late loaded',
  ]);

  await page.goto('/hi/dashboard/profile');
  const language = page.getByRole('group', { name: 'संदेशों की भाषा' });
  await expect(language.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await press(page, language.getByRole('radio', { name: 'English' }), 'Space');
  await expect(page.getByText('आपकी पसंद सेव हो गई।')).toBeVisible();
  await page.reload();
  await expect(language.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(await axe(page)).toEqual([]);
});
