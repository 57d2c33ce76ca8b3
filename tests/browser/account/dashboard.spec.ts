import { menuOf } from '../../../src/app/account/dashboard/section-menu.ts';
import { readerWho } from '../../support/account/readers.ts';
import { answerInstead, holdBack } from '../support/answers.ts';
import { keptCart } from '../support/shop/carts.ts';
import { placed } from '../support/shop/orders.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from '../support/looks.ts';
import { sendPrescription } from '../support/people/prescriptions.ts';
import { forgetDevice, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('CHR-03 the sidebar has the sections of each role; it shows the one that is open whole, begins with a whole row, and no count makes a row wider @desktop', async ({
  page,
  phone,
}) => {
  await sendPrescription(page, await signIn(page, phone), 'For sleep');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  for (const role of ['customer', 'prescriber', 'admin'] as const) {
    await forgetDevice(page);
    await signIn(page, sandboxAccounts[role]);
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`+91 90000 ${sandboxAccounts[role].slice(-5)}`);
    await expect(sidebar.getByRole('link')).toHaveText(menuOf(readerWho(role)).map(({ label }) => label));
    await expect(page.getByRole('link', { name: 'Your Profile' })).toHaveAttribute('aria-current', 'page');
  }
  for (const slug of ['audit', 'prescriptions', 'wallet-entries', 'orders']) {
    await page.goto(`/dashboard/${slug}`);
    await expect(sidebar.getByRole('link', { name: 'View Prescriptions' })).toHaveAccessibleDescription(
      /waiting$/u,
    );
    await expect(sidebar.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    expect([slug, await sidebar.evaluate(cutOrWide)]).toEqual([slug, []]);
  }
});

/** Words of rows that the upper edge of a menu cuts off, or that are wider than its column. */
function cutOrWide(menu: HTMLElement | SVGElement): string[] {
  const { top, right } = menu.getBoundingClientRect();
  const edge = right - Number.parseFloat(getComputedStyle(menu).paddingRight);
  return [...menu.querySelectorAll('a')]
    .filter((row) => {
      const place = row.getBoundingClientRect();
      return (place.top < top && place.bottom > top) || place.right > edge || row.scrollWidth > row.clientWidth;
    })
    .map((row) => row.innerText);
}

test('MEM-08 CHR-03 the membership’s page leads a shopper in, and tells a member what it saves; the sections of an account are equally wide @desktop', async ({
  page,
  phone,
}) => {
  await placed(page, await signIn(page, phone));
  await page.goto('/dashboard/membership');
  await expect(page.getByRole('region', { name: 'You’re not in the Bliss Club' })).toBeVisible();
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  await page.getByRole('button', { name: 'Join The Bliss Club' }).click();
  // A membership alone needs no address, so that the payment may come at once.
  await expect(page).toHaveURL(/\/checkout(?:\/payment)?$/u);
  await expect.poll(() => keptCart(page)).toEqual({ 'bliss-club': 1 });
  const membership = { isActive: true, expiresAt: '2027-11-04T04:30:00.000Z', savings: 1240 };
  await answerInstead(page, '*/v1/user/membership', () => ({ json: membership }));
  await page.goto('/dashboard/membership');
  const club = page.getByRole('region', { name: 'You’re in the Bliss Club' });
  await expect(club).toContainText('Member until 4 November 2027');
  await expect(club).toContainText('₹1,240');

  const widths: Record<string, number[]> = {};
  const menu = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  for (const slug of ['orders', 'profile', 'address', 'wallet', 'subscriptions', 'prescriptions', 'referrals']) {
    await menu.locator(`a[href="/dashboard/${slug}"]`).click();
    await expect(page).toHaveURL(`/dashboard/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading your dashboard')).toHaveCount(0);
    widths[slug] = await page.getByRole('main').evaluate(widthsOfBoxes);
  }
  expect(new Set(Object.values(widths).flat()), JSON.stringify(widths)).toEqual(new Set([760]));
});

/** Widths of what has an edge that can be seen: cards, rows and plates; what stands in one of them is left out. */
function widthsOfBoxes(main: HTMLElement | SVGElement): number[] {
  const hasEdge = (each: Element) => Number.parseFloat(getComputedStyle(each).borderTopWidth) > 0;
  const boxes = [...main.querySelectorAll('section, ul, ol, li, div, form')].filter(
    (each) => hasEdge(each) && each.getBoundingClientRect().width > 400,
  );
  const outer = boxes.filter((each) => !boxes.some((other) => other !== each && other.contains(each)));
  return [...new Set(outer.map((each) => Math.round(each.getBoundingClientRect().width)))];
}

test('RTE-04 CHR-04 on a small screen the bar at the foot shows where one is; another role’s section says whose it is, an unknown one is not there @phone', async ({
  page,
}) => {
  await signIn(page, sandboxAccounts.customer);
  await page.goto('/dashboard/profile');
  const bar = page.getByRole('navigation', { name: 'Dashboard shortcuts' });
  await expect(bar.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.getByRole('link')).toHaveText(
    ['Profile', 'Orders', 'Prescription', 'Address'].filter((label) => isInMenu(label)),
  );
  await page.goto('/dashboard/coupons');
  await expect(page.getByRole('heading', { level: 1, name: 'This section is for admins' })).toBeVisible();
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  expect(await tooNarrow(page)).toEqual([]);
  await page.goto('/dashboard/treasure');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing buried here.' })).toBeVisible();
});

test('CHR-03 SES-02 whoever signs in after somebody of another role gets their own section, not what was there before @desktop', async ({
  page,
  watch,
}) => {
  // What the page asked for as the admin that it remembered.
  watch.expectProblem(/status of 403/u);
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/prescriptions');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  await expect(sidebar.getByRole('link', { name: 'View Prescriptions' })).toBeVisible();

  await signIn(page, sandboxAccounts.prescriber);
  const answer = await holdBack(page, '*/v1/user');
  await page.goto('/dashboard/prescriptions');
  await expect(page.getByRole('heading', { level: 1, name: 'Prescriptions' })).toBeVisible();
  answer();
  await expect(sidebar.getByRole('link')).toHaveText(menuOf(readerWho('prescriber')).map(({ label }) => label));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('CHR-03 while the profile’s parts load it says so, and nothing moves once they are there', async ({
  page,
  phone,
}) => {
  await signIn(page, phone);
  const answers = [await holdBack(page, '*/v1/user/account'), await holdBack(page, '*/v1/user/message-choices')];
  await page.goto('/dashboard/profile');
  const places = async () =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((heads) =>
        heads.map((head) => `${head.textContent}: ${head.getBoundingClientRect().top + scrollY}`),
      );
  const main = page.getByRole('main');
  for (const words of ['Loading your choices', 'Loading your devices']) {
    await expect(main.getByText(words)).toBeAttached();
  }
  const before = await places();
  for (const answer of answers) answer();
  await expect(main.getByRole('checkbox', { name: 'Cart reminders' })).toBeEnabled();
  await expect(main.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
  expect(await places()).toEqual(before);
});

test('CHR-03 PHN-01 on a small screen all sections are in a sheet, which a step back closes before it leaves; a page that is in nobody’s menu has the way to it too @phone', async ({
  page,
}) => {
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/coupons');
  const opener = page.getByRole('button', { name: 'Coupons. All sections' });
  const sheet = page.getByRole('dialog', { name: 'Sections' });
  const rows = sheet.getByRole('navigation', { name: 'All sections' }).getByRole('link');
  await opener.click();
  await expect(rows).toHaveText(menuOf(readerWho('admin')).map(({ label }) => label));
  await expect(rows.filter({ hasText: 'Coupons' })).toHaveAttribute('aria-current', 'page');
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/dashboard/coupons');
  await opener.click();
  await rows.filter({ hasText: 'Stock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Stock. All sections' }).click();
  await expect(sheet).toBeVisible();
  expect(await tooNarrow(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/membership');
  await page.getByRole('button', { name: 'All sections', exact: true }).click();
  await sheet.getByRole('link', { name: 'Coupons', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
});

function isInMenu(label: string): boolean {
  return menuOf(readerWho('customer')).some((row) => row.label.includes(label));
}
