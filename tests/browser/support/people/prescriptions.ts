import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

/** A picture of one pixel: a real PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends a prescription as the patient who holds the token, over HTTP; answers its id. */
export async function sendPrescription(page: Page, patient: string, notes: string): Promise<string> {
  const answer = await page.request.post('/v1/prescription', {
    headers: { authorization: `Bearer ${patient}` },
    multipart: { notes, file: { name: 'page.png', mimeType: 'image/png', buffer: picture } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return z.object({ id: z.string() }).parse(await answer.json()).id;
}

/** Adds a page to a prescription that waits, as the patient who holds the token, over HTTP. */
export async function sendPage(page: Page, patient: string, id: string): Promise<void> {
  const answer = await page.request.post(`/v1/prescription/${id}/file`, {
    headers: { authorization: `Bearer ${patient}` },
    multipart: { file: { name: 'second.png', mimeType: 'image/png', buffer: picture } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
