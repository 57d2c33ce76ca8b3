import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionsOf, storyMistake } from '../../../src/domain/content/content/story.ts';

test('CNT-01 the owner’s story is typed as lines: headings, paragraphs and lists', () => {
  const story = [
    '## Where it began',
    'A garden,',
    'and a still.',
    '',
    '',
    'A second paragraph - with a dash.',
    '- one',
    '- two',
    '',
    '- three',
    '## Who we are',
    '',
    '#hash is no heading',
  ].join('\r\n');
  expect(sectionsOf(story)).toEqual([
    {
      title: 'Where it began',
      passages: ['A garden, and a still.', 'A second paragraph - with a dash.', ['one', 'two'], ['three']],
    },
    { title: 'Who we are', passages: ['#hash is no heading'] },
  ]);
  expect([storyMistake(story), storyMistake('Hello'), storyMistake('  \n## There'), storyMistake('##')]).toEqual([
    null,
    'Begin with a heading: ## and its words',
    null,
    'Begin with a heading: ## and its words',
  ]);
});

test('CNT-01 no word that is typed below a heading is lost', () => {
  const words = fc.array(fc.constantFrom('leaf', 'root', '-', '##', '\n', '\n\n', '## Oil\n', '- drop\n'));
  fc.assert(
    fc.property(words, (typed) => {
      const story = `## Plants\n${typed.join(' ')}`;
      const shown = sectionsOf(story).flatMap(({ title, passages }) => [title, ...passages.flat()]);
      const count = (text: string, word: string) => text.split(word).length - 1;
      for (const word of ['leaf', 'root', 'Oil', 'drop']) {
        expect(count(shown.join(' '), word)).toBe(count(story, word));
      }
    }),
  );
});
