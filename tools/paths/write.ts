import type { WordedStep, WordedWalk } from './words.ts';

export const formats = ['md', 'gherkin', 'json', 'playwright'] as const;
export type Format = (typeof formats)[number];

export const extensions: Record<Format, string> = {
  md: 'md',
  gherkin: 'feature',
  json: 'json',
  playwright: 'spec.ts',
};

/** All walks of a chart as one text (QAP-02). */
export function written(format: Format, walks: readonly WordedWalk[]): string {
  const title = walks[0]?.chart ?? '';
  switch (format) {
    case 'md':
      return `# ${title}\n\n${walks.map(asMarkdown).join('\n')}`;
    case 'gherkin':
      return `Feature: ${title}\n\n${walks.map(asGherkin).join('\n')}`;
    case 'json':
      return `${JSON.stringify(walks, null, 2)}\n`;
    case 'playwright':
      return asPlaywright(title, walks);
  }
}

/** A checklist to print, with a box for every step. */
function asMarkdown({ id, given, steps }: WordedWalk): string {
  const lines = steps.flatMap(({ action, sees, isRefused }) => [
    `- [ ] **${action}**${isRefused ? ' — nothing happens' : ''}`,
    ...sees.map((text) => `  - ${text}`),
  ]);
  return [`## ${id}`, '', ...given.map((text) => `> ${text}`), '', ...lines, ''].join('\n');
}

function asGherkin({ id, given, steps }: WordedWalk): string {
  const first = given.map((text, index) => `    ${index === 0 ? 'Given' : 'And'} ${text}`);
  const rest = steps.flatMap((step) => [
    `    When ${step.action}`,
    ...seenThen(step).map((text, index) => `    ${index === 0 ? 'Then' : 'And'} ${text}`),
  ]);
  return [`  Scenario: ${id}`, ...first, ...rest, ''].join('\n');
}

function seenThen({ sees, isRefused }: WordedStep): readonly string[] {
  if (isRefused) return ['Nothing happens.'];
  return sees.length > 0 ? sees : ['Nothing changes.'];
}

/** One test per walk, for a file in paths/written. Steps have the words of the checklist; the screen's adapter carries them out. */
function asPlaywright(title: string, walks: readonly WordedWalk[]): string {
  const tests = walks.map(({ id, walk, steps }) => {
    const lines = steps.map(
      ({ action }, index) => `  await test.step(${JSON.stringify(action)}, () => going.step(${index}));`,
    );
    return [
      `test(${JSON.stringify(`${title}: ${id}`)}, async ({ going }) => {`,
      `  await going.begin(${JSON.stringify(walk)});`,
      ...lines,
      '});',
      '',
    ].join('\n');
  });
  return [`import { test } from '../../tools/paths/page/going.ts';`, '', ...tests].join('\n');
}
