import { readFile } from 'node:fs/promises';
import { axe } from '../support/accessibility.ts';
import { signInAdmin } from '../support/people/admin.ts';
import { expect, test } from '../support/test.ts';

test('FLO-10 what is changed in the room shows in the shop beside it in both languages, nowhere else, and leaves as a patch @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/flows/cart?change');
  const shop = page.frameLocator('iframe[title="The shop"]');
  const openCart = async (name: RegExp) => {
    await shop.locator('html[data-shop="open"]').waitFor();
    await shop.getByRole('button', { name }).click();
  };
  const room = page.getByRole('region', { name: 'Change and try' });
  await openCart(/^Open cart/u);
  await expect(shop.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  expect(await axe(page)).toEqual([]);

  const find = room.getByRole('searchbox', { name: 'Find a text or a number' });
  await find.fill('your cart');
  await room.getByRole('textbox', { name: 'Your Cart', exact: true }).fill('Your basket');
  await expect(room.getByRole('status')).toHaveText('1 change. The shop beside it shows it.');
  await openCart(/^Open cart/u);
  await expect(shop.getByRole('dialog', { name: 'Your basket' })).toBeVisible();

  // A text whose value is left out isn't shown; the one before stays.
  await room.getByRole('textbox', { name: '{0} in your cart, total {1}' }).fill('Nothing');
  await expect(room.getByText('Keep {0} and {1}: a value goes there.')).toBeVisible();
  await expect(room.getByRole('status')).toHaveText('1 change. The shop beside it shows it.');
  await room.getByRole('button', { name: 'Undo: {0} in your cart, total {1}' }).click();

  await room.getByRole('combobox', { name: 'Language' }).selectOption('hi');
  await find.fill('आपका कार्ट');
  await room.getByRole('textbox', { name: 'आपका कार्ट', exact: true }).fill('आपकी टोकरी');
  await expect(room.getByRole('status')).toHaveText('2 changes. The shop beside it shows them.');
  await openCart(/^कार्ट खोलें/u);
  await expect(shop.getByRole('dialog', { name: 'आपकी टोकरी' })).toBeVisible();

  const download = page.waitForEvent('download');
  await room.getByRole('button', { name: 'Save as patch' }).click();
  const patch = await readFile(await (await download).path(), 'utf8');
  const changed = patch.split('\n').filter((line) => /^[-+]/u.test(line));
  expect(changed.map((line) => line.trim())).toEqual([
    '--- a/languages/hi/cart.po',
    '+++ b/languages/hi/cart.po',
    '-msgid "Your Cart"',
    '+msgid "Your basket"',
    '-msgstr "आपका कार्ट"',
    '+msgstr "आपकी टोकरी"',
    '--- a/src/ui/cart/CartDrawer.tsx',
    '+++ b/src/ui/cart/CartDrawer.tsx',
    expect.stringMatching(/^-.*t`Your Cart`/u),
    expect.stringMatching(/^\+.*t`Your basket`/u),
  ]);

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /^Open cart/u }).click();
  await expect(other.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await other.close();

  await room.getByRole('button', { name: 'Undo all' }).click();
  await openCart(/^कार्ट खोलें/u);
  await expect(shop.getByRole('dialog', { name: 'आपका कार्ट' })).toBeVisible();
});

test('FLO-10 a limit that is lowered holds in the shop beside it, and in the state that is chosen @desktop', async ({
  page,
}) => {
  await page.goto('/flows/cart?change');
  const shop = page.frameLocator('iframe[title="The shop"]');
  const room = page.getByRole('region', { name: 'Change and try' });
  await room.getByRole('textbox', { name: 'Cart, max quantity' }).fill('2');
  await expect(room.getByRole('status')).toHaveText('1 change. The shop beside it shows it.');
  await shop.locator('html[data-shop="open"]').waitFor();
  await shop
    .getByRole('button', { name: /^Add .*to cart/iu })
    .first()
    .click();
  const more = shop.getByRole('dialog').getByRole('button', { name: /^Increase quantity/u });
  await more.click();
  await expect(more).toBeDisabled();

  await page.goto('/flows/cart?change&state=cart.drawer.open');
  await expect(page.getByText('The shop’s own screen in this state; it stands still.')).toBeVisible();
  const screen = page.frameLocator('iframe[title^="The screen in"]');
  await expect(screen.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await room.getByRole('searchbox', { name: 'Find a text or a number' }).fill('your cart');
  await room.getByRole('textbox', { name: 'Your Cart', exact: true }).fill('Your basket');
  await expect(screen.getByRole('dialog', { name: 'Your basket' })).toBeVisible();
});

test('FLO-10 a text of the dashboard is changed in the room, and shows in the orders of the shop beside it and in a state that is held @desktop', async ({
  page,
  watch,
}) => {
  // The sample order is in no database, and whoever stands in a held state has no session.
  watch.expectProblem(/status of 404 .*\/desk\)$/u);
  watch.expectProblem(/status of 401 .*\/v1\/admin\/work\)$/u);
  await signInAdmin(page);
  await page.goto('/flows/order-admin?change');
  const shop = page.frameLocator('iframe[title="The shop"]');
  const room = page.getByRole('region', { name: 'Change and try' });
  const find = room.getByRole('searchbox', { name: 'Find a text or a number' });
  await shop.locator('html[data-shop="open"]').waitFor();
  await shop.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await expect(
    shop.getByRole('columnheader', { name: 'Tracking number' }).or(shop.getByRole('searchbox')),
  ).toBeVisible();

  // A label in a list, which its module writes once when it loads.
  await find.fill('to ship');
  await room.getByRole('textbox', { name: 'To ship', exact: true }).fill('Waiting for the "courier" & <you>');
  await expect(room.getByRole('status')).toHaveText('1 change. The shop beside it shows it.');
  await expect(shop.getByRole('link', { name: /^Waiting for the "courier" & <you>/u })).toBeVisible();

  await page.goto('/flows/order-admin?change&state=order-admin.shown');
  const screen = page.frameLocator('iframe[title^="The screen in"]');
  await expect(screen.getByRole('button', { name: 'Mark packed' })).toBeVisible();
  await find.fill('mark packed');
  await room.getByRole('textbox', { name: 'Mark packed', exact: true }).fill('It’s packed');
  await expect(screen.getByRole('button', { name: 'It’s packed' })).toBeVisible();
  // A text between tags.
  await find.fill('more actions');
  await room.getByRole('textbox', { name: 'More actions', exact: true }).fill('More {steps}');
  await expect(screen.getByText('More {steps}')).toBeVisible();

  const download = page.waitForEvent('download');
  await room.getByRole('button', { name: 'Save as patch' }).click();
  const patch = await readFile(await (await download).path(), 'utf8');
  const added = patch.split('\n').filter((line) => /^\+(?!\+)/u.test(line));
  expect(added.map((line) => line.trim()).join('\n')).toMatch(/\{'More \{steps\}'\}/u);
  expect(patch).toContain(`'Waiting for the "courier" & <you>'`);
  expect(patch).toContain("pack: 'It’s packed',");
});
