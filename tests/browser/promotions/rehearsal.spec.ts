import { z } from 'zod';
import { axe } from '../support/accessibility.ts';
import { tooNarrow } from '../support/looks.ts';
import { signInAdmin } from '../support/people/admin.ts';
import { expect, test } from '../support/test.ts';

const campaign = z.looseObject({ id: z.string(), coupon: z.object({ code: z.string() }) });

const indianInput = (at: number) => new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 16);

test('FLO-08 an admin sees the shop of the sale as a member with a cart, nothing is sold there, and shoppers see today’s @desktop', async ({
  page,
  visitor,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 403/u);
  const call = await signInAdmin(page);
  const day = 86_400_000;
  const [startsAt, endsAt] = [Date.now() + 40 * day, Date.now() + 44 * day].map((at) => new Date(at).toISOString());
  const { id, coupon } = campaign.parse(
    await call('POST', '/v1/admin/campaigns', {
      name: 'Lamp week',
      startsAt,
      endsAt,
      isOn: true,
      prices: { by: 'percent', off: 20, scope: 'all' },
      coupon: { code: '', type: 'percentage', value: 10 },
      banner: { text: '', link: '' },
    }),
  );
  putBack(() => call('POST', '/v1/admin/campaigns/bulk', { ids: [id], action: 'delete' }));
  await visitor.goto('/shop/sleep-mantra');
  const price = visitor
    .locator('main')
    .getByText(/^₹[\d,]+$/u)
    .first();
  const today = (await price.textContent()) ?? '';

  const bar = page.getByRole('complementary', { name: 'Rehearsal' });
  const form = `/dashboard/campaigns/rehearsal-${indianInput(Date.now() + 41 * day)}`;
  await page.goto(form);
  // The time is known: nothing has to be chosen first.
  await page.getByRole('button', { name: 'See the shop' }).click();
  await expect(bar).toContainText(/Rehearsal: \d\d \w{3} \d\d, .*Nothing is sold here/u);
  await page.goto(form);
  await page.getByLabel('With at least this in the cart').fill('1500');
  await page.getByLabel('As', { exact: true }).selectOption({ label: 'A member' });
  await page.getByRole('button', { name: 'See the shop' }).click();
  await expect(bar).toContainText(
    /Rehearsal: \d\d \w{3} \d\d, .*as a member, beginning with ₹.*Nothing is sold here/u,
  );
  await expect(page.getByRole('region', { name: 'Offers' })).toContainText(coupon.code);
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page, [390])).toEqual([]);
  await page.goto(`/shop/sleep-mantra${new URL(page.url()).search}`);
  await expect(bar).toBeVisible();
  await expect(
    page
      .locator('main')
      .getByText(/^₹[\d,]+$/u)
      .first(),
  ).not.toHaveText(today);
  await expect(page).toHaveURL(/rehearsal=/u);
  await page.reload();
  await expect(bar).toBeVisible();

  await visitor.reload();
  await expect(price).toHaveText(today);
  await visitor.goto(page.url());
  await expect(visitor.getByRole('heading', { name: 'No rehearsal here' })).toBeVisible();

  await bar.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campaigns');
  await expect(bar).toBeHidden();
});
