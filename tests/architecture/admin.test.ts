import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { sections } from '../../src/app/account/dashboard/sections.ts';
import { filesIn, textOf } from '../../tools/support/source.ts';

const folder = 'src/app/admin';

/** The file of each section of the dashboard, by the row that opens it. */
function adminFiles(): ReadonlyMap<string, string> {
  const table = textOf('src/app/account/dashboard/sections.ts');
  return new Map(
    sections.flatMap(({ slug, labels }) => {
      if (labels.admin === undefined) return [];
      const [, file = ''] =
        new RegExp(
          `slug: '${slug}',\\n    labels: \\{ admin: [^}]*\\},\\n[^}]*?import\\('\\.\\./\\.\\./(admin/[^']*/[^']*)'\\)`,
          'u',
        ).exec(table) ?? [];
      return file === '' ? [] : [[slug, `src/app/${file}`]];
    }),
  );
}

/** The text of a section with the parts of it that only it has. */
function textWith(file: string): string {
  const text = textOf(file);
  const own = [...text.matchAll(/from '(\.\/[a-z-]+\.tsx?)'/gu)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  );
  const shared = [
    'descriptor.ts',
    'admin-section.tsx',
    'wire-query.ts',
    'people-parts.ts',
    'save-outcome.ts',
    'saved.ts',
  ];
  return [file, ...own.filter((path) => !shared.some((name) => path.endsWith(`/${name}`)))].map(textOf).join('\n');
}

/** What a list has, and the mark by which its descriptor says so. */
const parts: Readonly<Record<string, RegExp>> = {
  search: /searchHint: ['\w]/u,
  sort: /, sort: '/u,
  filter: /filters: \[\s*\S*[{.]/u,
  columns: /columns: \[/u,
  bulk: /place: '(?:bulk|both)'|\b(?:switching|(?:finalD|d)eletion)\(/u,
  export: /exportCsv/u,
  empty: /empty: \{/u,
};

/** What a list does without, and why. A section that is not here has no list. */
const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shop: {},
  accounts: { bulk: 'Who may do what is decided person by person' },
  'premium-users': { bulk: 'A membership is money: it is granted, extended and revoked one by one, with a reason' },
  orders: {},
  returns: {
    sort: 'The oldest is answered first',
    bulk: 'Each return is looked at by itself',
    export: 'Its orders are exported',
  },
  coupons: {},
  bundles: {},
  banners: {},
  prescriptions: { bulk: 'An admin only looks', export: 'What doctors wrote leaves the shop in no file' },
  blogs: { bulk: 'A post is published by whoever has read it', export: 'Posts are pages, not rows' },
  wallet: { bulk: 'Money is moved by hand for one person, with a reason' },
  'wallet-entries': { bulk: 'What has moved stays as it is' },
  referrals: {},
  audit: { bulk: 'What was done stays as it is' },
  'blocked-content': {
    filter: 'A few lines at most: a word finds them',
    bulk: 'What browsers tell goes by itself after 30 days',
    export: 'It is looked at, not worked on',
  },
};

test.for(Object.entries(lists))(
  'ADM-02 the list of %s has all that a list has, or says why not',
  ([slug, without]) => {
    const text = textWith(adminFiles().get(slug) ?? '');
    const missing = Object.keys(parts).filter((name) => parts[name]?.test(text) !== true);
    expect(missing).toEqual(Object.keys(without));
  },
);

test('ADM-02 what a view of a list stands for is one of its filters: nothing else is read from the address', () => {
  const unread = Object.keys(lists).flatMap((slug) => {
    const text = textWith(adminFiles().get(slug) ?? '');
    const asked = [...text.matchAll(/search: '\?([A-Za-z]+)=/gu)].map(([, name = '']) => name);
    return asked
      .filter((name) => !new RegExp(`kind: 'choice',\\s+name: '${name}'`, 'u').test(text))
      .map((name) => `${slug}: ${name}`);
  });
  expect(unread).toEqual([]);
});

/** What a round in the browser does with a part that the list has. */
const steps: Readonly<Record<string, RegExp>> = {
  search: /\.(?:find|search)\(/u,
  bulk: /\.bulk\(/u,
  export: /\.exported(?:Records)?\(/u,
};

test.for([...adminFiles().keys()])('ADM-01 a round in the browser goes through the section %s', (slug) => {
  const round = filesIn(['tests/browser/admin/rounds']).find((file) => file.endsWith(`/${slug}.spec.ts`));
  const text = textOf(round ?? '');
  expect(text).toContain('the round of ');
  const { [slug]: without } = lists;
  const missing = Object.keys(steps).filter(
    (name) => without && without[name] === undefined && steps[name]?.test(text) !== true,
  );
  expect(missing).toEqual([]);
});

test('ADM-01, ADM-02 every section of the dashboard is a list and a form from a descriptor', () => {
  const own: Readonly<Record<string, string>> = {
    simulator: 'It asks what a cart would cost and keeps nothing',
  };
  const files = [...adminFiles()].filter(([slug]) => own[slug] === undefined);
  const byHand = files
    .filter(([, file]) => !/\b(?:admin|record)Section\(/u.test(textOf(file)))
    .map(([slug]) => slug);
  expect(byHand).toEqual([]);
  const withList = files.filter(([, file]) => /\badminSection\(/u.test(textOf(file))).map(([slug]) => slug);
  expect(withList.toSorted()).toEqual(Object.keys(lists).toSorted());
});

test('ADM-02 the smallest section costs less than 150 lines: descriptor, calls and rows of the tables', () => {
  const rows = textOf('src/app/account/dashboard/sections.ts')
    .split('\n')
    .filter((line) => line.includes('audit')).length;
  const lines = (file: string) => textOf(file).trimEnd().split('\n').length;
  const frame = 4;
  expect(
    lines(`${folder}/records/audit.tsx`) + lines('src/contract/platform/audit.calls.ts') + rows + frame,
  ).toBeLessThan(150);
  expect(filesIn([folder]).length).toBeGreaterThan(Object.keys(lists).length);
});
