import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { businessSchema } from '../../server/platform/start/business.ts';
import { readerWho } from '../support/account/readers.ts';
import { menuOf } from '../../src/app/account/dashboard/section-menu.ts';
import { earliestDay, maxDaysAhead, noticeDays } from '../../src/domain/orders/subscription/plan-days.ts';
import { formatRupees } from '../../src/domain/kit/money/money.ts';
import { returnDays } from '../../src/domain/orders/order/return.ts';
import { longestMonths, maxFiles } from '../../src/domain/prescriptions/prescription.ts';
import { referralReward } from '../../src/domain/account/referral.ts';
import { fallbackTiers } from '../../src/domain/promotions/tier/tier.ts';
import { pictures } from '../../tools/guide/pictures.ts';
import { filesIn, textOf } from '../../tools/support/source.ts';

const folder = 'docs/pictures';
const guides = ['docs/guide-admin.md', 'docs/guide-shopper.md'].map(textOf);
const readme = textOf('README.md');
const maxReadmeLines = 120;

test('every picture that a guide shows is there, is taken by the script, and is no larger than 80 kB', () => {
  const shown = [...guides, readme].flatMap((text) =>
    [...text.matchAll(/\]\((?:docs\/)?pictures\/([\w-]+)\.webp\)/gu)].map(([, name = '']) => name),
  );
  expect(sorted([...new Set(shown)])).toEqual(sorted(pictures.map(({ name }) => name)));
  const kept = readdirSync(folder);
  expect(sorted(kept)).toEqual(sorted(pictures.map(({ name }) => `${name}.webp`)));
  expect(kept.filter((file) => statSync(join(folder, file)).size > 80 * 1024)).toEqual([]);
});

test('ADM-01 what the owner’s guide quotes stands on a screen, word for word', () => {
  const said = filesIn(['src', 'server'], /\.tsx?$/u)
    .map(textOf)
    .join('\n');
  const quoted = [...textOf('docs/guide-admin.md').matchAll(/"([A-Z][^"\n…]+)"|“([A-Z][^”\n…]+)”/gu)];
  const words = quoted.map(([, plain, typed]) => plain ?? typed ?? '');
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((each) => !said.includes(each))).toEqual([]);
});

test('the README is a page that a newcomer reads to its end', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(maxReadmeLines);
});

test('every link of the documents leads to a file that exists, and to a heading that it has', () => {
  const pages = readdirSync('docs').filter((file) => file.endsWith('.md'));
  const broken = ['README.md', ...pages.map((page) => `docs/${page}`)].flatMap((page) =>
    [...textOf(page).matchAll(/\]\((?!https?:|#)([^)\s#]+)(?:#([^)\s]+))?\)/gu)]
      .filter(([, path = '', heading]) => !isThere(join(page, '..', path), heading))
      .map(([link]) => `${page} ${link}`),
  );
  expect(broken).toEqual([]);
});

test('the guide to running it names every setting, and its sample of the business is one', () => {
  const text = textOf('docs/operations.md');
  const settings = [
    ...textOf('server/platform/start/settings.ts').matchAll(/'((?:[A-Z0-9]+_)*[A-Z0-9]{4,})'/gu),
  ].map(([, name = '']) => name);
  expect(settings.length).toBeGreaterThan(25);
  expect(settings.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
  const [, sample = ''] = /```json\n([^]*?)```/u.exec(text) ?? [];
  expect(businessSchema.safeParse(JSON.parse(sample)).error?.issues ?? []).toEqual([]);
});

test('the list of decisions has every decision, and every one has its number', () => {
  const list = textOf('docs/decisions/README.md');
  const files = readdirSync('docs/decisions').filter((file) => /^\d{4}-.+\.md$/u.test(file));
  expect(files.filter((file) => !list.includes(`| [${Number(file.slice(0, 4))}](${file}) |`))).toEqual([]);
});

test('ADM-01 the owner’s guide names every section of the admin’s sidebar', () => {
  const [text = ''] = guides;
  const labels = menuOf(readerWho('admin')).map(({ label }) => label);
  expect(labels.filter((label) => !text.includes(`**${label}**`))).toEqual([]);
});

test('CNT-01 the shopper’s guide has the figures that the shop reckons with', () => {
  const [, text = ''] = guides;
  const tiers = fallbackTiers.map(
    ({ threshold, discountPercentage }) => `| ${formatRupees(threshold)} | ${discountPercentage}% |`,
  );
  expect(tiers.filter((row) => !text.includes(row))).toEqual([]);
  const said = [
    `within ${returnDays} days after they arrived`,
    `up to ${maxDaysAhead} days`,
    `${formatRupees(referralReward)} in your wallet`,
  ];
  expect(said.filter((words) => !text.replaceAll(/\s+/gu, ' ').includes(words))).toEqual([]);
  expect({ noticeDays, maxFiles, longestMonths, earliest: earliestDay('2026-11-21') }).toEqual({
    noticeDays: 2,
    maxFiles: 5,
    longestMonths: 6,
    earliest: '2026-11-24',
  });
});

function sorted(names: readonly string[]): string[] {
  return names.toSorted((one, other) => one.localeCompare(other));
}

function isThere(path: string, heading: string | undefined): boolean {
  try {
    if (heading === undefined) return statSync(path).isFile() || statSync(path).isDirectory();
    const headings = [...textOf(path).matchAll(/^#+ (.+)$/gmu)].map(([, words = '']) => anchorOf(words));
    return headings.includes(heading);
  } catch {
    return false;
  }
}

/** As GitHub makes an anchor of a heading. */
function anchorOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
