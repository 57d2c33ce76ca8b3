import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What of the levels above looks at colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export interface AxeScope {
  /** A selector: only what is in it is looked at. */
  readonly within?: string;
  /** Only what a theme can change. */
  readonly isOnlyColour?: boolean;
}

/**
 * The page's violations of WCAG 2.0 to 2.2, levels A and AA, one line each; empty when there are none.
 * Waits for short animations first, because a half faded text fails on contrast.
 */
export async function axe(page: Page, { within, isOnlyColour = false }: AxeScope = {}): Promise<string[]> {
  await page.evaluate(async () => {
    // A line that tells the time that is left is no fading text.
    const ending = document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().endTime ?? 0) < 2000);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
  // Without frames of other origins the page itself can say the result; otherwise each look opens a second page.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  if (within !== undefined) builder.include(within);
  const { violations } = await (isOnlyColour ? builder.withRules(colourRules) : builder.withTags(levels)).analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${violation.help}, at ${node.target.join(' ')}`),
  );
}
