/**
 * Counts the keys of all objects in parsed JSON. Fewer than in the text means a duplicate key: the cheap check, run
 * on every body.
 */
export function memberCount(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += memberCount(item);
    return count;
  }
  for (const item of Object.values(value)) count += 1 + memberCount(item);
  return count;
}

interface Level {
  /** Keys seen so far in this object; null in a list. */
  readonly names: Set<string> | null;
  /** The key or index being read. */
  at: string | number;
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]/gu;

/** The path of the first duplicate key in well-formed JSON, such as 'lines.0.price'. Linear time. */
export function repeatedMember(text: string): string {
  const levels: Level[] = [];
  let isName = false;
  for (const [token] of text.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      levels.push({ names: token === '{' ? new Set() : null, at: 0 });
      isName = token === '{';
    } else if (token === '}' || token === ']') {
      levels.pop();
      isName = false;
    } else if (token === ',') {
      if (level?.names) isName = true;
      else if (level && typeof level.at === 'number') level.at += 1;
    } else if (isName && level?.names) {
      const name = String(JSON.parse(token));
      level.at = name;
      if (level.names.has(name)) return levels.map(({ at }) => at).join('.');
      level.names.add(name);
      isName = false;
    }
  }
  return 'body';
}
