import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Changeable, Changeables } from '../../../src/domain/flows/change/changeable.ts';
import { patchOfAll } from '../../../src/app/flows/saving/patch-of-all.ts';
import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { findChangeables } from '../../../tools/changes/changeables.ts';
import { numbersIn } from '../../../tools/changes/numbers.ts';
import { projectRoot } from '../../../tools/support/steps.ts';
import { scratchFolder } from '../../support/platform/scratch.ts';

let copy = '';
const find = findChangeables(projectRoot);

beforeAll(() => {
  copy = mkdtempSync(join(scratchFolder(), 'patched-'));
  for (const folder of ['src', 'server', 'languages']) {
    cpSync(join(projectRoot, folder), join(copy, folder), { recursive: true });
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function apply(patch: string, ...how: readonly string[]): void {
  const file = join(copy, 'changes.patch');
  writeFileSync(file, patch);
  execFileSync('git', ['apply', ...how, file], { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
}

function named(changeables: Changeables, key: string, language = 'en'): Changeable | undefined {
  return changeables.list.find((each) => each.key === key && each.language === language);
}

test('FLO-10 a flow lists what its screens say, its delays and its limits, and nothing of others', () => {
  const cart = find('cart');
  expect(named(cart, 'Your Cart')?.value).toBe('Your Cart');
  expect(named(cart, 'Your Cart', 'hi')?.value).toBe('आपका कार्ट');
  expect(named(cart, 'src/domain/kit/constants.ts#cartConstants.maxQuantity')).toMatchObject({
    kind: 'limit',
    value: '10',
  });
  const banners = find('banner-carousel');
  expect(named(banners, 'src/domain/kit/constants.ts#bannerConstants.rotation')).toMatchObject({
    kind: 'delay',
    value: '5000',
  });
  expect(banners.list.some(({ key }) => key.includes('cartConstants'))).toBe(false);
  const keys = find('sign-in').list.map(({ key }) => key);
  // When a code may be sent again is the server's answer, so the chart's own number counts nowhere.
  expect(keys).not.toContain('src/machines/account/sign-in/sign-in.machine.ts#delays.resendPause');
});

test('FLO-10 every flow of shoppers that says something has texts in every language', () => {
  const talking = ['cart', 'checkout', 'flash-popup', 'coupon-popup', 'search', 'consent', 'order-view', 'pay'];
  const silent = talking.filter((slug) => !find(slug).list.some(({ language }) => language === 'hi'));
  expect(silent).toEqual([]);
});

test('FLO-10 a text inside of another one’s value is left alone, since two changes would overlap', () => {
  const keys = find('open-place').list.map(({ key }) => key);
  expect(keys).toContain('This section is for {0}');
  expect(keys).not.toContain(' and ');
});

test('FLO-10 units of time, empty records and sums of variables are no limits', () => {
  const code = [
    'const day = 86_400_000;',
    '/** Milliseconds that a message stays (CHR-01). */',
    'export const stay = 5 * 60_000;',
    'const emptyDraft = { months: 3 };',
    'const later = stay * 2;',
    'export const limits = { name: 60, inner: { deep: 2 } } as const;',
    'export const machine = setup({ delays: { pause: 300, ask: ({ context }) => context.ask, stay } });',
  ].join('\n');
  expect(numbersIn('a.ts', code).map(({ name, value, says }) => [name, value, says])).toEqual([
    ['stay', 300_000, 'Milliseconds that a message stays.'],
    ['limits.name', 60, ''],
    ['limits.inner.deep', 2, ''],
    ['delays.pause', 300, ''],
  ]);
});

/** Another value of the same kind, with everything that has to stay. */
function other({ kind, value }: Changeable, extra: string, number: number): string {
  if (kind !== 'text') return String(number);
  return value
    .split('|')
    .map((form) => `${extra} ${form}`)
    .join('|');
}

const slugs = catalogue.map(({ slug }) => slug).filter((slug) => find(slug).list.length > 0);
const extras = fc.stringMatching(/^[A-Za-z`$\\"'“”{}अ-ह-]{1,12}$/u).filter((text) => !/\{\d/u.test(text));

test('FLO-10 whatever is changed in one or two flows, the patch applies, changes that and nothing else, and can be taken back', async () => {
  const some = fc.record({
    slug: fc.constantFrom(...slugs),
    picks: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
    extra: extras,
    number: fc.integer({ min: 0, max: 2_000_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(some, { minLength: 1, maxLength: 2 }), async (edits) => {
      const changes = Object.fromEntries(
        edits.flatMap(({ slug, picks, extra, number }) =>
          picks.flatMap((pick) => {
            const { list } = find(slug);
            const what = list[pick % list.length];
            return what ? [[what.id, { slug, value: other(what, extra, number) }] as const] : [];
          }),
        ),
      );
      const wanted = edits.flatMap(({ slug }) =>
        find(slug).list.flatMap((what) => {
          const value = changes[what.id]?.value;
          return value === undefined || value === what.value ? [] : [{ slug, what, value }];
        }),
      );
      const patch = await patchOfAll({ language: 'en', changes }, async (slug) => find(slug));
      if (wanted.length === 0) {
        expect(patch).toBe('');
        return;
      }
      apply(patch);
      try {
        const after = findChangeables(copy);
        for (const { slug, what, value } of wanted) {
          const found = after(slug).list;
          const english = changes[`en ${what.key}`]?.value ?? what.key;
          const key = what.kind === 'text' ? (english.split('|')[0] ?? '') : what.key;
          expect(
            found.find((each) => each.key === key && each.language === what.language)?.value,
            `${slug}: ${what.id}`,
          ).toBe(what.kind === 'text' ? value : String(Number(value)));
        }
        const texts = new Set(wanted.map(({ what }) => what.key));
        const slug = edits[0]?.slug ?? '';
        const untouched = find(slug).list.filter(({ id, key }) => changes[id] === undefined && !texts.has(key));
        const kept = new Map(after(slug).list.map((each) => [each.id, each.value]));
        expect(untouched.filter(({ id, value }) => kept.get(id) !== value).map(({ id }) => id)).toEqual([]);
      } finally {
        apply(patch, '-R');
      }
    }),
    { numRuns: 20 },
  );
});
