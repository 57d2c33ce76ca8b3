/** A run of at least so many lines that stands in the drawing before, too, is written as its first and its last line. */
const minRun = 5;

/** Drawings one after the other; what doesn't change from one to the next is written once. */
export function folded(drawings: readonly string[]): string[] {
  return drawings.map((text, place) => {
    const before = drawings[place - 1];
    return before === undefined ? text : foldedAfter(before.split('\n'), text.split('\n'));
  });
}

function foldedAfter(before: readonly string[], lines: readonly string[]): string {
  const places = placesIn(before, lines);
  const written: string[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at + 1;
    while (end < lines.length && follows(places[end - 1], places[end])) end += 1;
    const run = lines.slice(at, end);
    written.push(...(run.length < minRun ? run : [run[0] ?? '', '…', run.at(-1) ?? '']));
    at = end;
  }
  return written.join('\n');
}

function follows(place = -1, next = -1): boolean {
  return place >= 0 && next === place + 1;
}

/** Where the lines of a longest common part of both stand in the first; -1 for the others. */
function placesIn(before: readonly string[], lines: readonly string[]): number[] {
  const width = before.length + 1;
  const lengths = new Uint16Array((lines.length + 1) * width);
  const lengthAt = (line: number, other: number) => lengths[line * width + other] ?? 0;
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    for (let other = before.length - 1; other >= 0; other -= 1) {
      lengths[line * width + other] =
        lines[line] === before[other]
          ? lengthAt(line + 1, other + 1) + 1
          : Math.max(lengthAt(line + 1, other), lengthAt(line, other + 1));
    }
  }
  const places = lines.map(() => -1);
  for (let line = 0, other = 0; line < lines.length && other < before.length;) {
    if (lines[line] === before[other]) {
      places[line] = other;
      line += 1;
      other += 1;
    } else if (lengthAt(line + 1, other) >= lengthAt(line, other + 1)) line += 1;
    else other += 1;
  }
  return places;
}
