import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, type Locator, type Page } from '@playwright/test';

/** One section of the dashboard, its list and its forms, as whoever works there uses it (ADM-01, ADM-02). */
export class AdminSection {
  readonly page: Page;
  readonly path: string;

  constructor(page: Page, slug: string) {
    this.page = page;
    this.path = `/dashboard/${slug}`;
  }

  /** Opens the list by the menu where there is one, without another load; or a page below it by its address. */
  async open(rest = ''): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Dashboard', exact: true });
    const link = menu.locator(`a[href="${this.path}"]`);
    if (rest === '' && (await link.isVisible())) {
      await link.click();
      await expect(this.page).toHaveURL(this.path);
    } else await this.page.goto(`${this.path}${rest}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  row(words: string): Locator {
    return this.page.getByRole('row').filter({ hasText: words });
  }

  /** Opens the list and searches it by typing; the words stand in the address. Answers the one row that is found. */
  async find(words: string): Promise<Locator> {
    await this.open();
    await this.search(words);
    await expect(this.row(words)).toHaveCount(1);
    return this.row(words);
  }

  /** Types what is looked for into the list that is open. */
  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(words);
    await expect(this.page).toHaveURL((url) => url.searchParams.get('q') === words);
  }

  /** On a phone, filters and columns are behind one button. */
  private async showFilters(): Promise<void> {
    const opener = this.page.getByRole('button', { name: /^Filters/u, expanded: false });
    if (await opener.isVisible()) await opener.click();
  }

  /** Narrows the list that is open by one of its choices; those that its views say already are links there. */
  async filter(label: string, choice: string): Promise<void> {
    await this.showFilters();
    const button = this.page.getByRole('button', { name: new RegExp(`^${label}(?::|$)`, 'u') });
    await button.click();
    await this.page.getByRole('menuitemcheckbox', { name: choice, exact: true }).click();
    await expect(button).toHaveText(`${label}: ${choice}`);
  }

  /** Narrows the list that is open to days, typed below the button that says which; '' leaves an end open. */
  async days(label: string, from: string, to: string): Promise<void> {
    await this.showFilters();
    // A head of the table may say the same word.
    await this.page.getByRole('button', { name: new RegExp(`^${label}(?::|$)`, 'u'), expanded: false }).click();
    const panel = this.page.getByRole('dialog', { name: label });
    await panel.getByLabel('From', { exact: true }).fill(from);
    await panel.getByLabel('To', { exact: true }).fill(to);
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(panel).toBeHidden();
  }

  /** Opens a folded card of the form that is open. Answers it. */
  async unfold(title: string): Promise<Locator> {
    const card = this.page.getByRole('group', { name: title, exact: true });
    await card.locator('summary').first().click();
    await expect(card).toHaveAttribute('open');
    return card;
  }

  /** Shows a column that the list hides first. */
  async showColumn(title: string): Promise<void> {
    await this.showFilters();
    await this.page.getByRole('button', { name: 'Columns' }).click();
    await this.page.getByRole('menuitemcheckbox', { name: title, exact: true }).click();
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('columnheader', { name: title, exact: true })).toBeVisible();
  }

  /** The rows of the file that the list's export gives, the row of names first. */
  async exported(): Promise<string[]> {
    const file = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toBe(`${this.path.split('/').at(-1)}.csv`);
    const text = await readFile(await (await file).path(), 'utf8');
    return text.trimEnd().split('\r\n');
  }

  /** The same rows, each by the names of its columns. */
  async exportedRecords(): Promise<Record<string, string>[]> {
    const lines = await this.exported();
    return parse(lines.join('\n'), { bom: true, columns: true });
  }

  /** Saves a new record: that it is saved is said, and its own form opens. Answers its id. */
  async create(): Promise<string> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByText(/^[A-Z][a-z ]+ saved\.$/u).first()).toBeVisible();
    await expect(this.page).toHaveURL(new RegExp(`${this.path}/(?:edit/)?(?!new$|create$)[\\w-]+$`, 'u'));
    return this.page.url().split('/').at(-1) ?? '';
  }

  /** Saves the form as it is, and says yes where it asks by this button; it stays open and says so. */
  async save(asks?: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    if (asks !== undefined) await this.confirm(asks);
    await expect(this.page.getByText('Saved.', { exact: true })).toBeVisible();
  }

  /** Saves a form that cannot be saved so: the first field that is wrong has the focus and says what is wanted. */
  async refused(field: Locator, words: RegExp, asks?: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    if (asks !== undefined) await this.confirm(asks);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(words);
  }

  /** Does a command of one row by the row's own menu, and says yes where it asks. */
  async act(name: string, command: string, { asks = false } = {}): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: command, exact: true }).click();
    if (asks) await this.confirm(command);
  }

  /** Does a command on one picked row by the bar of picked rows, and says yes where it asks. */
  async bulk(name: string, command: string, { asks = false } = {}): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await this.page
      .getByRole('region', { name: /^Selected/u })
      .getByRole('button', { name: command })
      .click();
    if (asks) await this.confirm(command);
  }

  private async confirm(command: string): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name: command }).click();
  }
}

/** Changes the rows of a list on their way here. */
export async function changeRows(
  page: Page,
  path: string,
  change: (row: object, place: number) => object,
): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly items: readonly object[] };
    await route.fulfill({ response, json: { ...answer, items: answer.items.map(change) } });
  });
}
