import sharp from 'sharp';
import { axe } from '../support/accessibility.ts';
import { signInAdmin } from '../support/people/admin.ts';
import { expect, test } from '../support/test.ts';

test('ADM-07 every tool of a text does what it says, shows whether it is on, and Discard brings back the text as it was @desktop', async ({
  page,
}) => {
  await signInAdmin(page);
  await page.goto('/dashboard/blogs/create');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
  const write = async (name: string, words: readonly string[]) => {
    await tool(name).click();
    await expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
    for (const [at, each] of words.entries()) {
      if (at > 0) await page.keyboard.press('Enter');
      await page.keyboard.type(each);
    }
  };
  await text.click();
  await write('Heading', ['Tulsi']);
  await page.keyboard.press('Enter');
  await write('Subheading', ['Light']);
  await page.keyboard.press('Enter');
  await write('Italic', ['Six hours']);
  await tool('Italic').click();
  await expect(tool('Italic')).toHaveAttribute('aria-pressed', 'false');
  await write('Bold', [' of sun']);
  await tool('Bold').click();
  await page.keyboard.press('Enter');
  await write('Bulleted list', ['Sun', 'Water']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await write('Numbered list', ['Dig', 'Plant']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await write('Quote', ['It grows']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('See the shop');
  const shape = () =>
    text.evaluate((all) =>
      [...all.querySelectorAll('h2, h3, em, strong, ul li, ol li, blockquote, a')].map(
        (each) => `${each.parentElement?.tagName === 'OL' ? 'ol ' : ''}${each.localName} ${each.textContent}`,
      ),
    );
  const written = [
    'h2 Tulsi',
    'h3 Light',
    'em Six hours',
    'strong  of sun',
    'li Sun',
    'li Water',
    'ol li Dig',
    'ol li Plant',
    'blockquote It grows',
  ];
  expect(await shape()).toEqual(written);

  await page.keyboard.press('Shift+Home');
  await tool('Link').click();
  const address = page.getByRole('textbox', { name: 'Link address' });
  await address.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Set link' }).click();
  await expect(address).toHaveAccessibleDescription(/Use a path in the shop such as \/shop, or https/u);
  expect(await axe(page)).toEqual([]);
  await address.fill('/shop');
  await page.getByRole('button', { name: 'Set link' }).click();
  await expect(text.locator('a[href="/shop"]')).toHaveText('See the shop');
  await expect(tool('Link')).toHaveAttribute('aria-pressed', 'true');
  await tool('Link').click();
  await expect(address).toHaveValue('/shop');
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(text.locator('a')).toHaveCount(0);
  await tool('Undo').click();
  await expect(text.locator('a')).toHaveText('See the shop');
  await tool('Redo').click();
  expect(await shape()).toEqual(written);

  await page.keyboard.press('End');
  await tool('Picture').click();
  await page.getByRole('button', { name: 'Insert picture' }).click();
  await expect(page.getByText('Choose a picture', { exact: true }).last()).toBeVisible();
  await page
    .getByRole('group', { name: 'Picture' })
    .first()
    .locator('input[type=file]')
    .setInputFiles({
      name: 'tulsi.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 300, height: 400, channels: 3, background: '#4a6' } })
        .png()
        .toBuffer(),
    });
  // Every size of it is drawn before it is there.
  await expect(page.getByRole('img', { name: 'Number 1' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill('Tulsi in a pot');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  await expect(text.getByRole('img', { name: 'Tulsi in a pot' })).toBeVisible();

  await page.getByRole('button', { name: 'Discard' }).first().click();
  await expect(text).toHaveText('');
});
