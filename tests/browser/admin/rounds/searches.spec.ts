import { AdminSection } from '../../pages/admin-section.page.ts';
import { axe } from '../../support/accessibility.ts';
import { signInAdmin } from '../../support/people/admin.ts';
import { expect, test } from '../../support/test.ts';

test('SRC-01 ADM-01 ADM-02 the round of searches: what a shopper looked for in vain is counted for the admin @desktop', async ({
  page,
  visitor,
  mark,
}) => {
  await visitor.goto(`/shop?q=${mark}`);
  await signInAdmin(page);
  const searches = new AdminSection(page, 'searches');
  await expect(await searches.find(mark)).toContainText('1');
  expect(await axe(page)).toEqual([]);
});
