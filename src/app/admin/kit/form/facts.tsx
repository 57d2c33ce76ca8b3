import type { Draft, SubRecord } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { type FactRow, RecordFactRows, RecordFacts } from '../../../../ui/admin/record/RecordFacts.tsx';
import { partsOf } from '../../../../ui/admin/record/field-values.ts';
import { hidden } from './fields.ts';
import { aside, card } from './form-of.ts';

const facts = { facts: hidden([]) };
const ofFacts = { draw: drawFacts, isShown: (draft: Draft) => partsOf(draft['facts']).length > 0 };

/** A card of read-only facts from a draft's `facts`; none without facts. */
export function factsCard(title: string) {
  return { ...card(title, facts), ...ofFacts };
}

/** The same, in the right column. */
export function factsAside(title: string) {
  return { ...aside(title, facts), ...ofFacts };
}

/** A card of related records; `empty` is shown when there are none. */
export function linesCard<const Name extends string>(title: string, name: Name, empty: string) {
  return card(title, linesOf(name), (draft) => <RecordFactRows rows={factRowsOf(draft, name)} empty={empty} />);
}

/** The same, in the right column. */
export function linesAside<const Name extends string>(title: string, name: Name, empty: string) {
  return { ...linesCard(title, name, empty), isAside: true };
}

function linesOf<const Name extends string>(name: Name) {
  return { [name]: hidden([]) } as Readonly<Record<Name, ReturnType<typeof hidden>>>;
}

function drawFacts(draft: Draft) {
  const rows = factRowsOf(draft, 'facts').map(({ title, note = '' }) => ({ label: title, text: note }));
  return <RecordFacts facts={rows} />;
}

/** The lines of a card from a draft's rows. */
export function factRowsOf(draft: Draft, field: string): readonly FactRow[] {
  return partsOf(draft[field]).map(factRowOf);
}

/** One line of a card from one row of a draft. */
export function factRowOf(part: SubRecord, place: number): FactRow {
  const { id, title, aside: atEnd, note, href } = part;
  return {
    id: typeof id === 'string' ? id : String(place),
    title: typeof title === 'string' ? title : '',
    ...(typeof atEnd === 'string' ? { aside: atEnd } : {}),
    ...(typeof note === 'string' ? { note } : {}),
    ...(typeof href === 'string' ? { href } : {}),
  };
}
