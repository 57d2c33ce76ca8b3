import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What of the levels above looks at colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeScope {
  /** A selector: only what is in it is looked at. */
  readonly within?: string;
  /** Only what a theme can change. */
  readonly isOnlyColour?: boolean;
  /** Only what a theme can't change, which takes a fraction of the time. */
  readonly isWithoutColour?: boolean;
}

/**
 * The page's violations of WCAG 2.0 to 2.2, levels A and AA, one line each; empty when there are none.
 * Waits for short animations first, because a half faded text fails on contrast.
 */
export async function axe(
  page: Page,
  { within, isOnlyColour = false, isWithoutColour = false }: AxeScope = {},
): Promise<string[]> {
  await page.evaluate(async () => {
    // A line that tells the time that is left is no fading text.
    const ending = document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().endTime ?? 0) < 2000);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  const options: RunOptions = {
    runOnly: isOnlyColour ? { type: 'rule', values: colourRules } : { type: 'tag', values: levels },
    rules: isWithoutColour ? Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) : {},
    // What passes is nobody's business, and telling it takes longer than looking.
    resultTypes: ['violations'],
    preload: false,
  };
  const look = () =>
    page.evaluate(
      async ([scope, asked]) => {
        const { violations } = await window.axe.run(scope, asked);
        return violations;
      },
      [within ?? 'html', options] as const,
    );
  const first = await look();
  // What began to fade while it was looked at reads well when it is looked at again.
  const faults = first.some(({ id }) => colourRules.includes(id)) ? await look() : first;
  return faults.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}, at ${node.target.join(' ')}${colours(node)}`),
  );
}

/** What was measured, where the fault is one of colours. */
function colours(node: NodeResult): string {
  const [, measured] = /contrast of ([^)]*\))/u.exec(node.failureSummary ?? '') ?? [];
  return measured === undefined ? '' : `: ${measured}`;
}

declare global {
  interface Window {
    readonly axe: { run(context: string, options: RunOptions): Promise<AxeResults> };
  }
}
