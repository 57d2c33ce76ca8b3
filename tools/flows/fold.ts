import { boxesWithin, type Shape, type ShapeBox, type ShapeEdge } from '../../src/domain/flows/drawing.ts';

/** The chart with its inner states folded away: of each part only the outermost states; null where there is nothing to fold. */
export function folded({ root, edges, jumps }: Shape): Shape | null {
  const deepest = root.type === 'parallel' ? 2 : 1;
  const owners = new Map<string, string>();
  const outer = foldedBox(root, 0, deepest, owners);
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

function foldedBox(box: ShapeBox, depth: number, deepest: number, owners: Map<string, string>): ShapeBox {
  owners.set(box.id, box.id);
  if (depth < deepest || box.children.length === 0) {
    return { ...box, children: box.children.map((child) => foldedBox(child, depth + 1, deepest, owners)) };
  }
  const inside = boxesWithin(box).slice(1);
  for (const { id } of inside) owners.set(id, box.id);
  return { ...box, initial: null, children: [], actions: [`⊞ ${inside.length} states inside`] };
}
