/** What is planted: a fault of one of these kinds. */
export const faultKinds = [
  'target',
  'guard dropped',
  'guard negated',
  'action dropped',
  'delay',
  'alternatives swapped',
  'assign',
  'event ignored',
  'rule',
  'control',
  'text',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** A fault that can be planted in a file: a part of its text, and what stands there instead. */
export interface Mutant {
  readonly file: string;
  readonly kind: FaultKind;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A file's text with a fault in it. */
export function planted(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** What a fault changes, as a difference of lines. */
export function differenceText(text: string, mutant: Mutant): string[] {
  const from = text.lastIndexOf('\n', mutant.start) + 1;
  const to = text.indexOf('\n', mutant.end);
  const old = text.slice(from, to === -1 ? text.length : to);
  const now =
    text.slice(from, mutant.start) + mutant.replacement + text.slice(mutant.end, to === -1 ? text.length : to);
  return [
    `${mutant.file}:${mutant.line} ${mutant.kind}`,
    ...old.split('\n').map((line) => `- ${line.trim()}`),
    ...now.split('\n').map((line) => `+ ${line.trim()}`),
  ];
}
