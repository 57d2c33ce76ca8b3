import type { WordedStep, WordedWalk } from './words.ts';

export const formats = ['md', 'gherkin', 'json', 'playwright'] as const;
export type Format = (typeof formats)[number];

export const extensions: Record<Format, string> = {
  md: 'md',
  gherkin: 'feature',
  json: 'json',
  playwright: 'spec.ts',
};

/** What a requirement means for a chart. */
export interface WordedRule {
  /** 'SES-04'. */
  readonly id: string;
  /** What it demands. */
  readonly says: string;
  /** Laws that hold at every moment. */
  readonly always: readonly string[];
  /** Laws about a step, each with the shortest walk that ends with one. */
  readonly examples: readonly { readonly law: string; readonly walk: WordedWalk }[];
}

/** A chart in words: what its laws say, by requirement, and then every walk (QAP-02). */
export function written(format: Format, walks: readonly WordedWalk[], rules: readonly WordedRule[] = []): string {
  const title = walks[0]?.chart ?? '';
  switch (format) {
    case 'md':
      return `# ${title}\n\n${[...rules.map(ruleAsMarkdown), ...walks.map(asMarkdown)].join('\n')}`;
    case 'gherkin':
      return `Feature: ${title}\n\n${[...rules.map(ruleAsGherkin), allAsGherkin(walks, rules.length > 0)].join('\n')}`;
    case 'json':
      return `${JSON.stringify(walks, null, 2)}\n`;
    case 'playwright':
      return asPlaywright(title, walks);
  }
}

/** One section for a requirement: a checklist for each law, whose last line is the law itself. */
function ruleAsMarkdown({ id, says, always, examples }: WordedRule): string {
  const parts = examples.flatMap(({ law, walk: { given, steps } }) => [
    `### ${law}`,
    '',
    ...given.map((text) => `> ${text}`),
    '',
    ...steps.map(({ action }) => `- [ ] **${action}**`),
    `  - **${law}.**`,
    ...(steps.at(-1)?.sees ?? []).map((text) => `  - ${text}`),
    '',
  ]);
  return [
    `## ${id}`,
    '',
    ...withGap(says === '' ? [] : [says]),
    ...withGap(always.map((law) => `- [ ] At every step: ${law}.`)),
    ...parts,
  ].join('\n');
}

function withGap(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [...lines, ''];
}

function ruleAsGherkin({ id, says, always, examples }: WordedRule): string {
  const scenarios = examples.flatMap(({ law, walk: { chart, given, steps } }) => {
    const before = steps.slice(0, -1).map(({ action }) => `And ${asSentence(action)}`);
    const last = steps.at(-1);
    return [
      `    Scenario: ${law}`,
      ...[
        `Given “${chart}” at its start (${given.map(withoutStop).join('; ')})`,
        ...before,
        `When ${asSentence(last?.action ?? '')}`,
        `Then ${asClause(law)}`,
        ...(last?.sees ?? []).map((text) => `And ${asClause(withoutStop(text))}`),
      ].map((line) => `      ${line}`),
      '',
    ];
  });
  const demands = [says, ...always.map((law) => `At every step: ${asClause(law)}.`)].filter((text) => text !== '');
  return [`  Rule: ${id}`, '', ...withGap(demands.map((text) => `    ${text}`)), ...scenarios].join('\n');
}

/** Labels of what happens by itself begin with who or what does it. */
const isEvent = /^(?:(?:The|A|An|Another|Somebody|Something|Nobody|Nothing|What)\b|[“0-9])/u;

/** 'I press Buy Now'; 'another tab signs out'; '“Send code” returns (kind: “sent”)'. */
function asSentence(action: string): string {
  return isEvent.test(action) ? asClause(action) : `I ${asClause(action)}`;
}

function asClause(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/u, '');
}

function allAsGherkin(walks: readonly WordedWalk[], isLast: boolean): string {
  const scenarios = walks.map(asGherkin).join('\n');
  return isLast ? `  Rule: Every way through the chart\n\n${scenarios}` : scenarios;
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
