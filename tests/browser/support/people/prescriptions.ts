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
