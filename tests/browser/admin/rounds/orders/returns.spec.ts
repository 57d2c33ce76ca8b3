import sharp from 'sharp';
import { z } from 'zod';
import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { ordered, post } from '../../../support/shop/orders.ts';
import { expect, test } from '../../../support/test.ts';

test('ADM-01 ADM-02 ORD-04 the round of returns: found, refused without a reason, approved, received, and what its shopper sees @desktop', async ({
  page,
  visitor,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const { id, number, token } = await ordered(visitor, 'pack', 'ship', 'deliver');
  const lines = [{ line: 0, quantity: 1 }];
  const preview = await post(visitor, `/v1/order/${id}/return/preview`, token, { lines });
  const { total } = z.object({ total: z.int() }).parse(preview);
  const blank = sharp({ create: { width: 300, height: 400, channels: 3, background: '#a64' } });
  const sent = await visitor.request.post(`/v1/order/${id}/return/photo`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'leak.png', mimeType: 'image/png', buffer: await blank.png().toBuffer() } },
  });
  const photoIds = [z.object({ id: z.string() }).parse(await sent.json()).id];
  const wanted = { lines, reason: 'not-wanted', note: '', refundTo: 'wallet', photoIds, expectedTotal: total };
  await post(visitor, `/v1/order/${id}/return`, token, wanted);
  await signInAdmin(page);
  const returns = new AdminSection(page, 'returns');
  const row = await returns.find(number);
  await expect(row).toContainText('No longer wanted');
  await row.getByRole('link', { name: number }).click();
  const part = page.getByRole('region', { name: 'Returns' });
  const question = page.getByRole('dialog');
  await expect(part.getByRole('img', { name: 'Sent by the customer, 1' })).toHaveJSProperty('naturalWidth', 300);
  await part.getByRole('button', { name: 'Refuse' }).click();
  await question.getByRole('button', { name: 'Refuse' }).click();
  await expect(question.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await question.getByRole('button', { name: 'Back' }).click();
  await part.getByRole('button', { name: 'Approve' }).click();
  await question.getByRole('textbox', { name: /^Message to the customer/u }).fill('The courier comes on Monday');
  expect(await axe(page)).toEqual([]);
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(question).toBeHidden();
  await returns.open(`?status=approved&q=${number}`);
  await row.getByRole('link', { name: number }).click();
  await part.getByRole('button', { name: 'Items received' }).click();
  await question.getByRole('button', { name: 'Mark received' }).click();
  await expect(part.getByText(/^Refund(?:ed| on its way): ₹1,4\d\d to the wallet$/u)).toBeVisible();

  await visitor.goto(`/dashboard/orders/${id}`);
  const seen = visitor.getByRole('region', { name: 'Returns' });
  await expect(seen).toContainText('The courier comes on Monday');
  await expect(seen).toContainText(/₹1,4\d\d was refunded to your wallet/u);
  await visitor.goto('/dashboard/wallet');
  await expect(visitor.getByText(/^₹1,4\d\d$/u).first()).toBeVisible();
});
