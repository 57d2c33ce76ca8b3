import { axe } from '../support/accessibility.ts';
import { watchPages } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test('the watch sees a console error, an exception and a refused inline script @desktop', async ({ browser }) => {
  const context = await browser.newContext();
  const watch = await watchPages(context);
  const page = await context.newPage();
  await page.setContent('<p>calm</p>');
  expect(watch.problems()).toEqual([]);

  await page.evaluate(() => console.error('shouted'));
  await page.evaluate(() =>
    queueMicrotask(() => {
      throw new Error('thrown');
    }),
  );
  await page.setContent(
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><script>refused()</script>`,
  );
  await expect
    .poll(() => watch.problems().map((line) => line.split(/[ :]/).slice(0, 3).join(' ')))
    .toEqual(['console  shouted', 'exception  Error', 'console  Executing']);

  watch.expectProblem(/shouted|thrown|Content Security Policy/);
  expect(watch.problems()).toEqual([]);
  await context.close();
});

test('the accessibility check names a picture without a text, and words that are too pale @desktop', async ({
  page,
}) => {
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1><img src="data:,"></main></html>');
  expect(await axe(page)).toEqual(['image-alt: Images must have alternative text, at img']);
  await page.setContent(
    '<html lang="en"><title>x</title><main><h1 style="color:#ccc">Pale words</h1></main></html>',
  );
  expect(await axe(page)).toEqual([expect.stringContaining('color-contrast')]);
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1></main></html>');
  expect(await axe(page)).toEqual([]);
});
