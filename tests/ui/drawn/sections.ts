import { sections, sectionFor } from '../../../src/app/account/dashboard/sections.ts';
import { type Permission, permissions } from '../../../src/domain/account/permission.ts';
import { sectionRules } from '../../../src/domain/shell/page/section.ts';
import type { Role } from '../../../src/domain/kit/role.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import type { SessionProfile } from '../../../src/machines/account/session/session.machine.ts';
import type { CollectionInput } from '../../../src/machines/admin/frame/collection/collection.types.ts';
import { collectionView } from '../../../src/machines/admin/frame/collection/collection.view.ts';
import type { RecordEditorInput } from '../../../src/machines/admin/frame/record-editor/record-editor.types.ts';
import { recordEditorView } from '../../../src/machines/admin/frame/record-editor/record-editor.view.ts';
import { command, done } from '../../../src/machines/kit/cases.ts';
import { drawingOf, momentsOf, withContext } from './drawing.tsx';
import { folded } from './folding.ts';
import type { Standing } from './still-shop.tsx';

/** The sections of the dashboard, by their slugs; each stands in a record of its own. */
export const sectionSlugs = [...new Set(sections.flatMap(({ slug, code }) => (code ? slug : [])))].toSorted();

type Slug = (typeof sectionSlugs)[number];

/** Paths that lead somewhere of their own where a record's id could stand. */
const named: Readonly<Partial<Record<Slug, readonly string[]>>> = {
  business: ['contact', 'about', 'tax', 'theme'],
  campaigns: ['calendar', 'rehearsal'],
  orders: ['gst'],
};

/** What a section draws for each role that may see it, at each path: lists with one row, records as their form begins. */
export async function drawnSection(slug: Slug, whenLoaded: () => Promise<void>): Promise<string> {
  const { roles, below, ...rule } = sectionRules[slug];
  const drawn = new Map<string, string>();
  for (const role of roles) {
    for (const path of ['', ...below, ...(named[slug] ?? [])]) {
      const text = await drawnFor(profileOf(role), slug, path, whenLoaded);
      drawn.set(`${role} ${path}`.trim(), text || 'nothing');
    }
  }
  if ('needs' in rule && rule.needs !== 'owner') {
    const draw = async (held: readonly Permission[]) =>
      drawnFor({ ...profileOf('admin'), isOwner: false, permissions: held }, slug, '', whenLoaded);
    const least = await draw(rule.needs);
    if (![...drawn.values()].includes(least)) {
      drawn.set(`admin who may ${rule.needs.join()}`, least);
      for (const more of permissions) {
        const text = await draw([...rule.needs, more]);
        if (text !== least) drawn.set(`admin who may ${rule.needs.join()}, ${more}`, text);
      }
    }
  }
  const texts = folded([...drawn.values()]);
  return [...drawn.keys()].flatMap((who, place) => [`== ${who}`, texts[place] ?? '', '']).join('\n');
}

async function drawnFor(profile: SessionProfile, slug: Slug, path: string, whenLoaded: () => Promise<void>) {
  const code = sectionFor(profile.role, slug)?.code;
  const rest = path.replace(':id', 'one');
  await code?.load(rest);
  const entered = [
    done('readStored', { hasToken: false, profile: null }),
    command('session.open', { token: 'a-token', profile }),
  ];
  return drawingOf(() => code?.render({ profile, rest }), { session: entered }, standing, whenLoaded);
}

function profileOf(role: Role): SessionProfile {
  const own = { ...sampleProfile, firstName: 'Asha', lastName: 'Rao', role };
  return { ...own, isAdmin: role === 'admin', isOwner: role === 'admin', isDoctor: role === 'prescriber' };
}

const standing: Standing = {
  collection: (input) => withContext(listed(), () => ({ ...input, listed: { total: 1, rows: [rowOf(input)] } })),
  'record-editor': (input) => withContext(edited(), () => ({ ...input, ...filled(input) })),
};

const listed = () => momentOf('collection', (moment) => collectionView(moment).rows.length > 0);
const edited = () => momentOf('record-editor', (moment) => recordEditorView(moment).isChanged);

function momentOf(slug: string, isWanted: (moment: ReturnType<typeof momentsOf>[number]) => boolean) {
  const found = momentsOf(slug).find(isWanted);
  if (!found) throw new Error(`The walks of ${slug} never get there`);
  return found;
}

function rowOf(input: object) {
  const { commands } = input as CollectionInput;
  return { id: 'one', name: 'One', cells: {}, commands: commands.map(({ name }) => name) };
}

/** One row for every list of a form, so that the fields of its rows are drawn. */
const row = { id: 'row', title: 'A row', quantity: '1', price: '1', amount: '1' };

function filled(input: object) {
  const { empty } = input as RecordEditorInput;
  const rows = Object.entries(empty).filter(([, value]) => Array.isArray(value) && value.length === 0);
  return { base: empty, draft: { ...empty, ...Object.fromEntries(rows.map(([name]) => [name, [row]])) } };
}
