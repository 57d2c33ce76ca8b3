import { boxesWithin, type Shape, type ShapeBox, type ShapeEdge } from '../../src/domain/flows/drawing.ts';

/**
 * The chart with its inner states folded away: of each part only the outermost states, and those in the way to an open
 * one; null where there is nothing to fold.
 */
export function folded({ root, edges, jumps }: Shape, open: string | null = null): Shape | null {
  const owners = new Map<string, string>();
  const isOpen = (id: string) => open === id || open?.startsWith(`${id}.`) === true;
  const outer = foldedBox(root, deepestOf(root), owners, isOpen);
  if (![...owners].some(([id, owner]) => id !== owner)) return null;
  const merged = new Map<string, ShapeEdge>();
  for (const { from, to, rows } of [...edges, ...jumps]) {
    const [start, end] = [owners.get(from) ?? from, owners.get(to) ?? to];
    const isInside = start === end && (start !== from || end !== to);
    if (isInside) continue;
    const key = `${start} ${end}`;
    const known = merged.get(key)?.rows ?? [];
    const fresh = rows.filter((row) => !known.some(({ text, guard }) => text === row.text && guard === row.guard));
    merged.set(key, { from: start, to: end, rows: [...known, ...fresh] });
  }
  return { root: outer, edges: [...merged.values()], jumps: [] };
}

/** The states that can be folded, outermost first. */
export function foldable({ root }: Shape): readonly string[] {
  const within = (box: ShapeBox, levels: number): readonly string[] => [
    ...(levels <= 0 && box.children.length > 0 ? [box.id] : []),
    ...box.children.flatMap((child) => within(child, levels - 1)),
  ];
  return within(root, deepestOf(root));
}

/** So many levels of states are never folded. */
function deepestOf({ type }: ShapeBox): number {
  return type === 'parallel' ? 2 : 1;
}

function foldedBox(
  box: ShapeBox,
  levels: number,
  owners: Map<string, string>,
  isOpen: (id: string) => boolean,
): ShapeBox {
  owners.set(box.id, box.id);
  if (levels > 0 || box.children.length === 0 || isOpen(box.id)) {
    return { ...box, children: box.children.map((child) => foldedBox(child, levels - 1, owners, isOpen)) };
  }
  const inside = boxesWithin(box).slice(1);
  for (const { id } of inside) owners.set(id, box.id);
  return { ...box, initial: null, children: [], actions: [`⊞ ${inside.length} states inside`] };
}
