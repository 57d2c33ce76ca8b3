import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axeInFourThemes, cleanInFourThemes } from '../../../support/looks.ts';
import { placed } from '../../../support/shop/orders.ts';
import { letCodeAge } from '../../../support/shop/shop-database.ts';
import { newestCode, sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { expect, test } from '../../../support/test.ts';

test('ADM-01 ADM-02 ADM-08 the round of accounts: found with their orders, noted of, made a prescriber and a customer again, blocked with a reason, in a file, let in again, and what the person sees each time @desktop', async ({
  page,
  phone,
  newDevice,
  shop,
  watch,
}) => {
  watch.expectProblem(/status of (?:409|422|426)/u);
  const number = phone.slice(3);
  const accounts = new AdminSection(page, 'accounts');
  const person = await newDevice();
  const { number: order } = await placed(person, await signIn(person, phone));
  await signIn(page, sandboxAccounts.admin);

  const row = await accounts.find(number);
  await row.getByRole('link', { name: phone }).click();
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('link', { name: order })).toBeVisible();
  await page.getByLabel('Add a note').fill('Calls before noon');
  await accounts.save();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(sandboxAccounts.admin);
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('Deleted when you save')).toBeVisible();
  await accounts.save();
  await expect(page.getByText('No notes yet.')).toBeVisible();

  await page.getByLabel('Role').selectOption('Prescriber');
  await accounts.save('Make prescriber');
  await person.goto('/dashboard/profile');
  const menu = person.getByRole('navigation', { name: 'Dashboard', exact: true });
  await expect(menu.getByRole('link', { name: 'Manage Prescriptions' })).toBeVisible();
  await accounts.find(number);
  await accounts.act(phone, 'Make customer', { asks: true });
  await expect(page.getByText('Made a customer')).toBeVisible();
  await expect(row).toContainText('Customer');
  await person.reload();
  await expect(menu.getByRole('link', { name: 'Wallet' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Manage Prescriptions' })).toHaveCount(0);

  await row.getByRole('link', { name: phone }).click();
  await page.getByRole('checkbox', { name: 'Blocked' }).check();
  await accounts.refused(page.getByLabel('Reason', { exact: true }), /Please fill this in/u);
  await page.getByLabel('Reason', { exact: true }).fill('Refuses every parcel');
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  await accounts.save();
  await person.reload();
  await expect(person).toHaveURL(/\/login/u);

  await accounts.open('?blocked=true');
  await accounts.search(number);
  await expect(row).toContainText('Blocked');
  expect(await accounts.exportedRecords()).toMatchObject([
    { Phone: `'${phone}`, Role: 'customer', Blocked: 'true', Orders: '1' },
  ]);
  await accounts.act(phone, 'Unblock');
  await expect(page.getByText('Unblocked')).toBeVisible();
  await letCodeAge(shop, phone);
  await signIn(person, phone);
  await person.goto('/dashboard/orders');
  await expect(person.getByText(order).first()).toBeVisible();
});

test('ADM-08 nobody takes away their own rights: the form says why not, and so does the list, which claims nothing @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 409/u);
  const { admin } = sandboxAccounts;
  const accounts = new AdminSection(page, 'accounts');
  await signIn(page, admin);
  const row = await accounts.find(admin);
  await accounts.act(admin, 'Make customer', { asks: true });
  const why = page.getByText('Only another owner can do that for your account');
  await expect(why).toBeVisible();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await row.getByRole('link', { name: admin }).click();
  await expect(page.getByText('Only another owner can change what this account may do.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Blocked' })).toHaveCount(0);
  await expect(await accounts.find(admin)).toContainText('Owner');
});

test('ADM-08 on a phone an e-mail address goes on in the next line after its sign or a dot, if anywhere @phone', async ({
  page,
  phone,
}) => {
  // Each side of its sign has room in a line, in every font; both together have none.
  const email = `asha${phone.slice(-5)}@my.example.in`;
  const headers = { authorization: `Bearer ${await signIn(page, phone)}` };
  await page.request.post('/v1/user/email/send', { headers, data: { email } });
  const data = { email, emailCode: await newestCode(page, email) };
  const saved = await page.request.post('/v1/user', { headers, data });
  expect(saved.ok(), await saved.text()).toBe(true);
  await signIn(page, sandboxAccounts.admin);
  await (await new AdminSection(page, 'accounts').find(phone)).getByRole('link').click();
  const address = page.getByRole('definition').filter({ hasText: email });
  await expect(address).toBeVisible();
  expect((await address.evaluate(linesOf)).slice(0, -1).map((line) => line.at(-1))).toEqual([
    expect.stringMatching(/^[@.]$/u),
  ]);
});

/** The words of a part of the page, a text for each line that they take. */
function linesOf(part: HTMLElement | SVGElement): string[] {
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent ?? '';
    for (let at = 0; at < words.length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? '') + words.charAt(at));
    }
  }
  return [...lines.values()];
}
