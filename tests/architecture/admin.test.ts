import { expect, expectTypeOf, test } from 'vitest';
import { sections } from '../../src/app/account/dashboard/sections.ts';
import { adminList, type AdminList, choiceFilter, type Whole } from '../../src/app/admin/kit/list/admin-list.ts';
import type { SectionDescriptor } from '../../src/app/admin/kit/list/descriptor.ts';
import { filesIn, textOf } from '../../tools/support/source.ts';

const folder = 'src/app/admin';
const files = filesIn([folder]);

const lists = new Map(
  Object.values(import.meta.glob<object>('../../src/app/admin/*/*/*.list.ts', { eager: true }))
    .flatMap((module) => Object.values(module) as unknown[])
    .filter(isList)
    .map((list) => [list.slug, list] as const),
);

function isList(value: unknown): value is AdminList {
  return typeof value === 'object' && value !== null && 'config' in value && 'absent' in value;
}

/** The files of a section: its descriptor, its list and its form are named after it. */
const filesOf = (slug: string) => files.filter((file) => file.split('/').at(-2) === slug);
const slugs = sections
  .filter(({ labels, slug }) => labels.admin !== undefined && filesOf(slug).length > 0)
  .map(({ slug }) => slug);
/** Sections without a list and a form of the kit, and why. */
const others: Readonly<Record<string, string>> = {
  home: 'Figures, of which nothing is edited',
  'page-speed': 'Figures, of which nothing is edited',
  instagram: 'The form of its videos is that of the reels',
};

test.for([...lists])('ADM-02 the list of %s has all that a list has, or says why not', ([, { config, absent }]) => {
  const { searchHint, usualSort, filters, columns, commands, empty } = config;
  const has = {
    search: searchHint !== '',
    sort: usualSort !== '' && columns.some(({ sort }) => sort !== undefined),
    filters: filters.length > 0,
    columns: columns.length > 1,
    bulk: commands.some(({ place }) => place !== 'row'),
    empty: empty.title !== '' && empty.text !== '',
  };
  const { export: _, ...without } = absent;
  const missing = Object.entries(has).filter(([, isThere]) => !isThere);
  expect(missing.map(([name]) => name)).toEqual(Object.keys(without));
  expect(Object.values(absent).filter((reason) => reason.length < 10)).toEqual([]);
});

test('ADM-02 a list that leaves something out without a reason does not compile', () => {
  type Filters = { readonly status: ReturnType<typeof choiceFilter> };
  interface Full {
    readonly search: string;
    readonly sort: string;
    readonly filters: Filters;
    readonly columns: { readonly name: { readonly title: string } };
    readonly bulk: readonly [];
    readonly empty: { readonly title: string; readonly text: string };
  }
  expectTypeOf<Whole<Full>>().toEqualTypeOf<unknown>();
  type Without<Part extends keyof Full> = Whole<Omit<Full, Part>>;
  expectTypeOf<Without<'search'>>().toHaveProperty('missing').toEqualTypeOf<'search'>();
  expectTypeOf<Without<'sort'>>().toHaveProperty('missing').toEqualTypeOf<'sort'>();
  expectTypeOf<Without<'filters'>>().toHaveProperty('missing').toEqualTypeOf<'filters'>();
  expectTypeOf<Without<'columns'>>().toHaveProperty('missing').toEqualTypeOf<'columns'>();
  expectTypeOf<Without<'bulk'>>().toHaveProperty('missing').toEqualTypeOf<'bulk'>();
  expectTypeOf<Without<'empty'>>().toHaveProperty('missing').toEqualTypeOf<'empty'>();
  type Explained<Part extends keyof Full> = Omit<Full, Part> & { readonly absent: Readonly<Record<Part, string>> };
  expectTypeOf<Whole<Explained<'bulk' | 'search'>>>().toEqualTypeOf<unknown>();
  // What is given is not absent as well.
  type Twice = Full & { readonly absent: { readonly bulk: string } };
  expectTypeOf<Whole<Twice>>().toHaveProperty('givenAndAbsent').toEqualTypeOf<'bulk'>();
});

test('ADM-02 an export and the command of many rows have their calls, or the list says that it has none', () => {
  type Columns = { readonly name: { readonly title: string } };
  type Calls<Absent extends 'bulk' | 'export'> = ReturnType<SectionDescriptor<Columns, Absent>['calls']>;
  expectTypeOf<Pick<Calls<never>, 'list' | 'run'>>().not.toExtend<Calls<never>>();
  expectTypeOf<Pick<Calls<never>, 'list' | 'exportCsv'>>().not.toExtend<Calls<never>>();
  expectTypeOf<Pick<Calls<never>, 'list' | 'run' | 'exportCsv'>>().toExtend<Calls<never>>();
  expectTypeOf<Pick<Calls<'bulk' | 'export'>, 'list'>>().toExtend<Calls<'bulk' | 'export'>>();
  // A row has a cell for every column.
  type Rows = Awaited<ReturnType<Calls<never>['list']>>['rows'];
  expectTypeOf<keyof Rows[number]['cells']>().toEqualTypeOf<'name'>();
});

test('ADM-02 a view of a list stands for values of its own filters, or does not compile', () => {
  type Asked = Whole<{
    readonly filters: { readonly status: ReturnType<typeof choiceFilter> };
    readonly tabs: { readonly low: { readonly label: string; readonly where: { readonly stock: string } } };
  }>;
  expectTypeOf<Asked>().toHaveProperty('askedButNoFilter').toEqualTypeOf<'stock'>();
  const unknown = [...lists.values()].flatMap(({ slug, config: { tabs, filters } }) =>
    tabs.flatMap(({ search }) =>
      [...new URLSearchParams(search)]
        .filter(([name, value]) => {
          const filter = filters.find((each) => each.kind === 'choice' && each.name === name);
          const values = filter?.kind === 'choice' ? filter.options.map((option) => option.value) : [];
          return !value.split(',').every((each) => values.includes(each));
        })
        .map(([name, value]) => `${slug}: ${name}=${value}`),
    ),
  );
  expect(unknown).toEqual([]);
});

test('ADM-02 a list is what its page wants: views begin with all, a filter and a column are known by their names', () => {
  const { config } = adminList({
    slug: 'shop',
    title: 'Things',
    noun: { one: 'thing', many: 'things' },
    search: 'A name',
    sort: 'name',
    columns: { name: { title: 'Name', sort: 'name' }, status: { title: 'Status' } },
    filters: { status: choiceFilter('Status', { on: 'Shown', off: 'Hidden' }) },
    tabs: { shown: { label: 'Shown', where: { status: 'on' } } },
    empty: { title: 'None', text: 'None yet.' },
    absent: { bulk: 'One by one' },
  });
  expect(config.tabs).toEqual([
    { name: 'all', label: 'All', search: '' },
    { name: 'shown', label: 'Shown', search: '?status=on' },
  ]);
  expect(config.filters).toEqual([
    {
      kind: 'choice',
      name: 'status',
      label: 'Status',
      options: [
        { value: 'on', label: 'Shown' },
        { value: 'off', label: 'Hidden' },
      ],
    },
  ]);
  expect(config.columns.map(({ key }) => key)).toEqual(['name', 'status']);
});

/** What a round in the browser does with a part that the list has. */
const steps: Readonly<Record<string, RegExp>> = {
  search: /\.(?:find|search)\(/u,
  bulk: /\.bulk\(/u,
  export: /\.exported(?:Records)?\(/u,
};

test.for(slugs.filter((slug) => others[slug]?.startsWith('Figures') !== true))(
  'ADM-01 a round in the browser goes through the section %s',
  (slug) => {
    const round = filesIn(['tests/browser/admin/rounds']).find((file) => file.endsWith(`/${slug}.spec.ts`));
    const text = textOf(round ?? '');
    expect(text).toContain('the round of ');
    const list = lists.get(slug);
    const wanted = Object.keys(steps).filter((name) => list && !(name in list.absent));
    expect(wanted.filter((name) => steps[name]?.test(text) !== true)).toEqual([]);
  },
);

test('ADM-01, ADM-02 every section of the dashboard is a list and a form of the kit, in a folder of its own', () => {
  const named = (slug: string, role: string) => filesOf(slug).some((file) => file.includes(`/${slug}.${role}.`));
  const withoutKit = slugs.filter((slug) => !named(slug, 'list') && !named(slug, 'form'));
  expect(withoutKit.toSorted()).toEqual(
    Object.keys(others)
      .filter((slug) => slug !== 'simulator')
      .toSorted(),
  );
  expect(slugs.filter((slug) => named(slug, 'list') !== lists.has(slug))).toEqual([]);
  expect(lists.size).toBe(24);
  expect(slugs.length).toBe(34);
});

const linesOf = (file: string) => textOf(file).trimEnd().split('\n').length;
test.for(slugs)(
  'ADM-01 the section %s is small: its list below 60 lines, its descriptor with its form below 150',
  (slug) => {
    const lines = (...roles: readonly string[]) =>
      filesOf(slug)
        .filter((file) => roles.some((role) => file.includes(`/${slug}.${role}.ts`)))
        .reduce((sum, file) => sum + linesOf(file), 0);
    expect(lines('list')).toBeLessThan(60);
    expect(lines('section', 'form')).toBeLessThan(150);
  },
);

test('ADM-02 the smallest section costs less than 150 lines: descriptor, list, calls and rows of the tables', () => {
  const rows = textOf('src/app/account/dashboard/sections.ts')
    .split('\n')
    .filter((line) => line.includes('audit')).length;
  const frame = 4;
  const own = ['audit.section.tsx', 'audit.list.ts'].map((file) => linesOf(`${folder}/records/audit/${file}`));
  const all =
    own.reduce((sum, each) => sum + each, 0) + linesOf('src/contract/platform/audit.calls.ts') + rows + frame;
  expect(all).toBeLessThan(150);
});

test('ADM-50 one icon, one meaning: no two sections of the dashboard have the same', () => {
  const text = textOf('src/ui/account/section-icon/section-icons.ts');
  const icons = [...text.matchAll(/^ {2}'?([a-z-]+)'?: (\w+Icon),$/gmu)].map(([, slug = '', icon = '']) => ({
    slug,
    icon,
  }));
  expect(icons.length).toBeGreaterThan(30);
  const shared = [...Map.groupBy(icons, ({ icon }) => icon).values()].filter(({ length }) => length > 1);
  expect(shared.map((each) => each.map(({ slug }) => slug))).toEqual([]);
});
