import type { Passage, Section } from './content.ts';

const heading = /^##\s+(\S.*)$/u;
const item = /^-\s+(\S.*)$/u;

/**
 * Parses the owner's plain text: '## ' starts a section, '- ' a list item, and an empty line ends a paragraph. Text
 * before the first heading is ignored; storyMistake reports it.
 */
export function sectionsOf(story: string): readonly Section[] {
  const sections: { title: string; passages: Passage[] }[] = [];
  for (const block of blocksOf(story)) {
    const title = heading.exec(block[0] ?? '')?.[1];
    if (title !== undefined) sections.push({ title: title.trim(), passages: [] });
    const lines = title === undefined ? block : block.slice(1);
    if (lines.length > 0) sections.at(-1)?.passages.push(passageOf(lines));
  }
  return sections;
}

/** Why a text can't be split into sections; null if it can. */
export function storyMistake(story: string): string | null {
  return heading.test((story.trimStart().split('\n', 1)[0] ?? '').trim())
    ? null
    : 'Begin with a heading: ## and its words';
}

/** Groups lines into blocks. Empty lines separate blocks; a heading or a list starts a new one. */
function blocksOf(story: string): readonly (readonly string[])[] {
  const blocks: string[][] = [[]];
  for (const line of story.split(/\r?\n/u).map((each) => each.trim())) {
    const before = blocks.at(-1)?.at(-1) ?? line;
    if (line === '' || heading.test(line) || item.test(line) !== item.test(before)) blocks.push([]);
    if (line !== '') blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

function passageOf(lines: readonly string[]): Passage {
  const items = lines.map((line) => item.exec(line)?.[1]);
  return items.every((each) => each !== undefined) ? items : lines.join(' ');
}
