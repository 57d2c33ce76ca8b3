import { asClause, asFact, asSentence } from './sentences.ts';
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
  const start = commonStart([...walks, ...rules.flatMap(({ examples }) => examples.map(({ walk }) => walk))]);
  switch (format) {
    case 'md':
      return [
        `# ${title}\n`,
        ...(start === null ? [] : [`${quoted(start)}\n`]),
        ...rules.map((rule) => ruleAsMarkdown(rule, start === null)),
        ...walks.map((walk, index) => asMarkdown(walk, titleOf(walks, index), start === null)),
      ].join('\n');
    case 'gherkin':
      return [
        `Feature: ${title}\n`,
        ...(start === null ? [] : [indented(2, ['Background:', ...indentedLines(2, givenOf(title, start)), ''])]),
        ...rules.map((rule) => indented(2, ruleAsGherkin(rule, start === null))),
        ...waysAsGherkin(walks, start === null, rules.length > 0),
      ].join('\n');
    case 'json':
      return `${JSON.stringify(walks, null, 2)}\n`;
    case 'playwright':
      return asPlaywright(title, walks);
  }
}

/** Where all walks begin; null if they begin in different places, and each has to say where. */
function commonStart(walks: readonly WordedWalk[]): readonly string[] | null {
  const starts = new Set(walks.map(({ given }) => JSON.stringify(given)));
  return starts.size === 1 ? (walks[0]?.given ?? null) : null;
}

/** 'Way 2 of 14, 62 steps (cart-f9b37f)'. */
function titleOf(walks: readonly WordedWalk[], index: number): string {
  const { id = '', steps = [] } = walks[index] ?? {};
  const count = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  return `Way ${index + 1} of ${walks.length}, ${count} (${id})`;
}

function quoted(given: readonly string[]): string {
  return ['> At the start:', ...given.map((text) => `> ${text}`)].join('\n');
}

/** One section for a requirement: a checklist for each law, whose last line is the law itself. */
function ruleAsMarkdown({ id, says, always, examples }: WordedRule, isStartTold: boolean): string {
  const parts = examples.flatMap(({ law, walk: { given, steps } }) => [
    `### ${law}`,
    '',
    ...withGap(isStartTold ? [quoted(given)] : []),
    ...steps.map(({ action }) => `- [ ] **${action}**`),
    `  - **${law}.**`,
    ...(steps.at(-1)?.sees ?? []).map((text) => `  - ${text}`),
    '',
  ]);
  return [
    `## ${id}`,
    '',
    ...withGap(says === '' ? [] : [says]),
    ...withGap(always.map((law) => `- [ ] At every step: ${asClause(law)}.`)),
    ...parts,
  ].join('\n');
}

function withGap(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [...lines, ''];
}

function ruleAsGherkin({ id, says, always, examples }: WordedRule, isStartTold: boolean): readonly string[] {
  const scenarios = examples.flatMap(({ law, walk: { chart, given, steps } }) => {
    const before = steps.slice(0, -1).map(({ action }) => asSentence(action));
    const last = steps.at(-1);
    return [
      `Scenario: ${law}`,
      ...indentedLines(2, [
        ...(isStartTold ? givenOf(chart, given) : []),
        ...chained('Given', before, isStartTold),
        `When ${asSentence(last?.action ?? '')}`,
        ...chained('Then', [law, ...(last?.sees ?? [])].map(asFact)),
      ]),
      '',
    ];
  });
  const demands = [says, ...always.map((law) => `At every step: ${asClause(law)}.`)].filter((text) => text !== '');
  return [`Rule: ${id}`, '', ...indentedLines(2, [...withGap(demands), ...scenarios])];
}

function givenOf(chart: string, given: readonly string[]): readonly string[] {
  return chained('Given', [`“${chart}” at its start`, ...given.map(asFact)]);
}

/** 'Given one', 'And another'; all of them with 'And' if they continue what stands before. */
function chained(word: string, texts: readonly string[], isContinued = false): readonly string[] {
  return texts.map((text, index) => `${index === 0 && !isContinued ? word : 'And'} ${text}`);
}

function waysAsGherkin(walks: readonly WordedWalk[], isStartTold: boolean, isLast: boolean): readonly string[] {
  const scenarios = walks.map((walk, index) => asGherkin(walk, titleOf(walks, index), isStartTold));
  if (!isLast) return scenarios.map((lines) => indented(2, lines));
  return [indented(2, ['Rule: Every way through the chart', '']), ...scenarios.map((lines) => indented(4, lines))];
}

/** A checklist to print, with a box for every step. */
function asMarkdown({ given, steps }: WordedWalk, title: string, isStartTold: boolean): string {
  const lines = steps.flatMap(({ action, sees, isRefused }) => [
    `- [ ] **${action}**${isRefused ? ' — nothing happens' : ''}`,
    ...sees.map((text) => `  - ${text}`),
  ]);
  return [`## ${title}`, '', ...withGap(isStartTold ? [quoted(given)] : []), ...lines, ''].join('\n');
}

/** A step after which nothing else is to be seen is followed by the next one. */
function asGherkin({ chart, given, steps }: WordedWalk, title: string, isStartTold: boolean): readonly string[] {
  const lines = steps.flatMap(({ action, sees, isRefused }, index) => {
    const isContinued = index > 0 && factsAfter(steps[index - 1]).length === 0;
    return [
      ...chained('When', [asSentence(action)], isContinued),
      ...chained('Then', factsAfter({ sees, isRefused })),
    ];
  });
  return [`Scenario: ${title}`, ...indentedLines(2, [...(isStartTold ? givenOf(chart, given) : []), ...lines]), ''];
}

function factsAfter(step: Pick<WordedStep, 'sees' | 'isRefused'> | undefined): readonly string[] {
  return step?.isRefused ? ['nothing happens'] : (step?.sees ?? []).map(asFact);
}

function indented(by: number, lines: readonly string[]): string {
  return indentedLines(by, lines).join('\n');
}

function indentedLines(by: number, lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(by)}${line}`));
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
