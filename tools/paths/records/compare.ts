/** What changed between two records of a chart, in words; empty if nothing did (LAW-02). */
export function differencesOf(before: string, after: string): string[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((title) => {
    const [old, now] = [was.get(title), is.get(title)];
    if (!old) return [`${title} is new: ${now?.lines.join(' | ') ?? ''}`];
    if (!now) return [`${title} is gone: ${old.lines.join(' | ')}`];
    if (old.text === now.text) return [];
    return changesOf(title, old, now);
  });
}

interface Part {
  readonly lines: readonly string[];
  /** Including how often it happens. */
  readonly text: string;
}

/** The sections of a record by title. */
function partsOf(record: string): Map<string, Part> {
  const parts = new Map<string, { lines: string[]; text: string }>();
  let part: { lines: string[]; text: string } | null = null;
  for (const line of record.split('\n')) {
    if (line.startsWith('  ')) {
      part?.lines.push(line.trim());
      if (part) part.text += `\n${line}`;
    } else if (line !== '') {
      const ignores = /^ignores (?<type>[^:]+): (?<places>.*)$/u.exec(line)?.groups;
      const title = ignores ? `ignoring ${ignores['type']}` : line.replace(/ ×\d+$/u, '');
      part = { lines: ignores ? [`in ${ignores['places']}`] : [], text: line };
      parts.set(title, part);
    }
  }
  return parts;
}

function changesOf(title: string, old: Part, now: Part): string[] {
  const [were, are] = [deedsIn(old), deedsIn(now)];
  const gone = [...were].filter((deed) => !are.has(deed)).map((deed) => `${title} no longer: ${deed}`);
  const come = [...are].filter((deed) => !were.has(deed)).map((deed) => `${title} now: ${deed}`);
  if (gone.length + come.length > 0) return [...gone, ...come];
  return [
    `${title} happens in other situations: ${old.text.split('\n')[0]} before, ${now.text.split('\n')[0]} now`,
  ];
}

function deedsIn({ lines }: Part): Set<string> {
  return new Set(lines.flatMap((line) => line.split('; ')));
}
