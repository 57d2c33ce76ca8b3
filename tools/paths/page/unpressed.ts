import type { Locator, Page } from '@playwright/test';

/** What a person can press, tick, pick or type into. Links lead to pages, which other walks are about. */
const usable = 'button, input, select, textarea, summary, [role=switch], [role=option], [role=slider]';

/**
 * The names of controls within what a flow shows that a person could use now and that no act of its walks uses. Radio
 * buttons and the rows of a list stand for each other: one of them is enough.
 */
export async function unpressed(
  page: Page,
  screens: readonly Locator[],
  used: readonly Locator[],
): Promise<readonly string[]> {
  const known = await Promise.all(used.map((each) => each.elementHandles()));
  const shown = await Promise.all(screens.map((each) => each.elementHandles()));
  return page.evaluate(namesOf, { usable, shown: shown.flat(), known: known.flat() });
}

interface Parts {
  readonly usable: string;
  readonly shown: readonly Node[];
  readonly known: readonly Node[];
}

/** Runs on the page. */
function namesOf({ usable: selector, shown, known }: Parts): string[] {
  const kindOf = (control: Element) => {
    const of = control.closest('li, tr, [role=option]');
    const row = of ? ['row', of.tagName, of.parentElement?.className] : [];
    const group = control instanceof HTMLInputElement && control.type === 'radio' ? ['radio', control.name] : [];
    return group.length + row.length === 0
      ? null
      : [...row, ...group, control.tagName, control.className, control.getAttribute('type')].join('|');
  };
  const isUsable = (control: Element) =>
    control.checkVisibility() &&
    !control.matches(':disabled, [aria-disabled=true], [aria-busy=true], [type=hidden]') &&
    !control.closest('[inert], [aria-hidden=true]');
  const isKnown = (control: Element) => known.some((each) => each.contains(control) || control.contains(each));
  const nameOf = (control: Element) => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : null;
    return (control.getAttribute('aria-label') ?? label ?? control.textContent ?? '')
      .trim()
      .replaceAll(/\s+/gu, ' ');
  };
  const controls = shown.flatMap((each) =>
    each instanceof Element && !each.matches(selector) ? [...each.querySelectorAll(selector)] : [],
  );
  const kinds = new Set(controls.filter(isKnown).map(kindOf));
  const left = controls.filter(
    (control) => isUsable(control) && !isKnown(control) && !(kindOf(control) && kinds.has(kindOf(control))),
  );
  return [...new Set(left.map((control) => nameOf(control) || control.outerHTML.slice(0, 80)))];
}
