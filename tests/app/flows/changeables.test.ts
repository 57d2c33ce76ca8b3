import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Changeable, Changeables, SourceForm } from '../../../src/domain/flows/change/changeable.ts';
import { patchOfAll } from '../../../src/app/flows/saving/patch-of-all.ts';
import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { shopAt } from '../../../src/app/flows/state-screen.ts';
import { findChangeables } from '../../../tools/changes/changeables.ts';
import { fixedTexts, plainTexts } from '../../../tools/changes/plain-texts.ts';
import { numbersIn } from '../../../tools/changes/numbers.ts';
import { projectRoot } from '../../../tools/support/steps.ts';
import { scratchFolder } from '../../support/platform/scratch.ts';

let copy = '';
const findNow = findChangeables(projectRoot, shopAt);
const found = new Map<string, Changeables>();

function find(slug: string): Changeables {
  const own = found.get(slug) ?? findNow(slug);
  found.set(slug, own);
  return own;
}

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

test('FLO-10 a flow of staff lists what its page says: labels, columns, questions and sentences with values', () => {
  const order = find('order-admin');
  expect(named(order, 'Mark packed')?.places.map(({ form }) => form.kind)).toContain('quoted');
  expect(named(order, 'Book {0}?')?.places[0]?.form).toMatchObject({ kind: 'template', tag: '' });
  expect(named(order, 'No orders yet')?.places.map(({ file }) => file)).toContain(
    'src/app/admin/orders/orders/orders.list.ts',
  );
  expect(named(find('prescription-editor'), 'Sign and send')?.value).toBe('Sign and send');
  expect(named(find('collection'), 'New coupon')?.value).toBe('New coupon');
  // The orders of a shopper have the same address.
  expect(named(find('orders'), 'Tracking number')).toBeUndefined();
});

test('FLO-10 every flow of staff that a page shows has texts', () => {
  const staff = catalogue.filter(({ slug }) => shopAt(slug).startsWith('/dashboard/'));
  expect(staff.length).toBeGreaterThan(40);
  const silent = staff.filter(({ slug }) => !find(slug).list.some(({ kind }) => kind === 'text'));
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

const page = `
import { card } from '../../kit/form/form-of.ts';
export const list = {
  slug: 'Kept as it is', absent: { export: 'Nobody needs it' }, path: '/dashboard/orders',
  columns: { number: { title: 'Order' } }, state: { off: 'Never', on: 'Always' },
};
const first = card('Basics', { name: 'name' });
const kind = from === 'Home page' ? 1 : 2;
const place: 'Side door' | null = null;
export const found = { label: 'Home page', note: 'Side door', removal: \`Delete \${name}?\`, href: \`/orders/\${id}\` };
export function Page() {
  return (
    <section className="Wide page" aria-label="Orders of today">
      <h2>
        Orders &
        returns
      </h2>
      <p>Every order that was
        placed today</p>
      <p>Placed on {day}</p>
      <button type="button">{isBusy ? 'Saving…' : 'Save'}</button>
      <Field label={isNew ? 'New name' : \`Name of \${who}\`} placeholder="Tea &amp; more" />
    </section>
  );
}`;

test('FLO-10 what a program compares, names or addresses by is no text, nor is part of a sentence or a sign by its name', () => {
  const fixed = fixedTexts('page.tsx', page);
  expect(fixed).toEqual(['Home page', 'Side door']);
  const found = plainTexts('page.tsx', page).filter(({ key }) => !fixed.includes(key));
  expect(found.map(({ key, form }) => [form.kind, key])).toEqual([
    ['quoted', 'Order'],
    ['quoted', 'Never'],
    ['quoted', 'Always'],
    ['quoted', 'Basics'],
    ['template', 'Delete {0}?'],
    ['attribute', 'Orders of today'],
    ['child', 'Every order that was placed today'],
    ['quoted', 'Saving…'],
    ['quoted', 'Save'],
    ['quoted', 'New name'],
    ['template', 'Name of {0}'],
  ]);
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
function other({ kind, value, places }: Changeable, extra: string, number: number): string {
  if (kind !== 'text') return String(number);
  // One that isn't marked is known by how it begins.
  const isMarked = places.every(({ form }) => !isPlain(form));
  return value
    .split('|')
    .map((form) => (isMarked ? `${extra} ${form}` : `${form} ${extra}`))
    .join('|');
}

function isPlain(form: SourceForm): boolean {
  return form.kind === 'template' ? form.tag === '' : form.kind !== 'forms' && form.kind !== 'catalogue';
}

const slugs = catalogue.map(({ slug }) => slug).filter((slug) => find(slug).list.length > 0);
const extras = fc.stringMatching(/^[A-Za-z`$<>&\\"'“”{}अ-ह-]{1,12}$/u).filter((text) => !/\{\d/u.test(text));

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
        const after = findChangeables(copy, shopAt);
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

test('FLO-10 all texts of staff pages at once: with signs that mean something in a source, each is written so that it is read back', async () => {
  const signs = ` <a> "b" 'c' & {d} \\ \${e} \``;
  const changed = slugs.flatMap((slug) =>
    find(slug).list.flatMap((what) =>
      what.kind === 'text' && what.places.some(({ form }) => isPlain(form))
        ? [{ slug, what, value: `${what.value}${signs}` }]
        : [],
    ),
  );
  const changes = Object.fromEntries(changed.map(({ slug, what, value }) => [what.id, { slug, value }]));
  expect(Object.keys(changes).length).toBeGreaterThan(1_400);
  const patch = await patchOfAll({ language: 'en', changes }, async (slug) => find(slug));
  apply(patch);
  try {
    const after = findChangeables(copy, shopAt);
    const values = new Set(slugs.flatMap((slug) => after(slug).list.map(({ value }) => value)));
    const missing = changed.filter(({ value }) => !values.has(value));
    expect(missing.map(({ value }) => value)).toEqual([]);
  } finally {
    apply(patch, '-R');
  }
});
