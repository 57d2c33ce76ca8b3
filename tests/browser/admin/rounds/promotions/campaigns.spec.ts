import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { countHands } from '../../../support/hands.ts';
import { tooNarrow } from '../../../support/looks.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { expect, test } from '../../../support/test.ts';

test('CMP-01 ADM-01 ADM-02 the round of campaigns: a Diwali sale with prices, coupon, banner and popup takes 8 clicks and 11 typed characters, stands in the list, and is switched off and deleted @desktop', async ({
  page,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const call = await signInAdmin(page);
  const campaigns = new AdminSection(page, 'campaigns');
  await campaigns.open();
  const hands = await countHands(page);
  /** In the month after the one that is shown, which is always to come. */
  const pick = async (field: string, day: string, step: 'Next month' | null) => {
    await page.getByRole('button', { name: 'Choose a day', description: field }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    if (step !== null) await calendar.getByRole('button', { name: step }).click();
    await calendar.getByRole('gridcell').getByText(day, { exact: true }).click();
    await expect(calendar).toBeHidden();
  };
  await page.getByRole('link', { name: 'New campaign' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().click();
  await page.keyboard.type('Diwali sale');
  await pick('From', '15', 'Next month');
  await pick('Until', '20', null);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/saved\.$/u).first()).toBeVisible();
  const { clicks, keys } = await hands();
  expect(clicks).toBeLessThanOrEqual(8);
  expect(keys).toBeLessThanOrEqual(11);
  await expect(page).toHaveURL(/campaigns\/[\da-f-]{36}$/u);
  const id = page.url().split('/').at(-1) ?? '';
  putBack(() => call('POST', '/v1/admin/campaigns/bulk', { ids: [id], action: 'delete' }));

  await expect(page.locator('[name="coupon.code"]')).toHaveValue(/^DIWALI\d\d$/u);
  await expect(page.locator('[name="banner.text"]')).toHaveValue(
    /^Diwali sale: 10% off with the code DIWALI\d\d$/u,
  );
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page, [390])).toEqual([]);
  await page.locator('[name="coupon.code"]').fill('A');
  await campaigns.refused(page.locator('[name="coupon.code"]'), /^Use 3 to 40 letters/u);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Add a bundle' }).click();
  await page.getByRole('button', { name: 'Bundle: Choose a bundle' }).click();
  await page.getByRole('searchbox', { name: 'Find a bundle' }).fill('Walk Together');
  await page.getByRole('list', { name: 'Bundles' }).getByRole('button', { name: 'Walk Together' }).click();
  // A long title is cut in its field, beside the button that takes the post out.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Add a post' }).click();
  await page.getByRole('button', { name: 'Post: Choose a post' }).click();
  await page
    .getByRole('list', { name: 'Posts' })
    .getByRole('button', { name: /^How to read/u })
    .click();
  const post = page.getByRole('button', { name: /^Post: How to read/u });
  const right = async () => post.evaluate((button) => button.getBoundingClientRect().right);
  expect(await right()).toBeLessThan(300);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole('group', { name: 'Posts' })
    .getByRole('button', { name: /^Remove/u })
    .click();
  await campaigns.save();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Bundle: Walk Together' })).toBeVisible();

  await expect(await new AdminSection(page, 'banners').find('Diwali sale')).toContainText('Planned');
  const row = await campaigns.find('Diwali sale');
  await expect(row).toContainText('Prices, Coupon, Banner, Popup, Bundles');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  const month = page.getByRole('region', { name: 'Calendar' }).getByRole('heading', { level: 1 });
  const thisMonth = (await month.textContent()) ?? '';
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('list', { name: /^Planned in/u })).toContainText('Diwali sale');
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(month).toHaveText(thisMonth);
  await page.goBack();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Switch off', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Switch off “Diwali sale”?' });
  await expect(asked).toContainText('Walk Together is off too, even if it ran before the campaign');
  await asked.getByRole('button', { name: 'Back' }).click();
  await campaigns.bulk('Diwali sale', 'Switch off', { asks: true });
  await expect(row).toContainText('Off');
  expect(await campaigns.exportedRecords()).toMatchObject([{ name: 'Diwali sale', isOn: 'false', state: 'off' }]);
  await campaigns.bulk('Diwali sale', 'Delete', { asks: true });
  await expect(page.getByRole('heading', { name: 'No campaigns match' })).toBeVisible();
});
