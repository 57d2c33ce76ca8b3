/** What can have the focus. */
const focusable =
  ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex="-1"], [type=hidden])';
const overlay = '[role=dialog], [role=alertdialog]';
/** Enough for a toast over a dialog, the dialog, and what opened it. */
const mostPlaces = 4;

/** Where the focus was. */
interface Place {
  readonly element: HTMLElement;
  readonly label: string;
  /** From the inside outwards, up to the root of the document. */
  readonly around: readonly Element[];
  /** The page that was drawn. */
  readonly page: string | undefined;
  /** What could have the focus then, in the order of the page. */
  readonly others: readonly HTMLElement[];
}

/**
 * Gives the focus to what is nearest when a press removes or disables what had it (CHR-13): what stands in its place, else
 * what follows or comes before it, within the smallest part of the page that is still there. Otherwise Tab would begin again
 * at the top of the page. A new page’s heading takes the focus by itself.
 */
export function keepFocus({ document }: Window): void {
  let places: readonly Place[] = [];
  const note = ({ target }: { readonly target: EventTarget | null }) => {
    if (!(target instanceof HTMLElement) || target === document.body || target.matches(overlay)) return;
    places = [placeOf(target), ...places.filter(({ element }) => element !== target)].slice(0, mostPlaces);
  };
  let isLooking = false;
  const look = () => {
    isLooking = false;
    const [last] = places;
    if (!last || !isLost(document, last)) return;
    const found = last.element.isConnected ? besideDisabled(last) : nearest(places);
    found?.focus({ preventScroll: true });
    // What is on the screen stays where it is.
    found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const onChange = () => {
    const [last] = places;
    if (isLooking || !last || (last.element.isConnected && !last.element.matches(':disabled'))) return;
    isLooking = true;
    // The browser lets go of what is disabled in its next frame, and whoever knows better has taken the focus by then.
    requestAnimationFrame(() => requestAnimationFrame(look));
  };
  // React lets no event down to a part that waits for its code, nor up from it.
  document.addEventListener('focusin', note, true);
  note({ target: document.activeElement });
  const watched = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  new MutationObserver(onChange).observe(document.body, watched);
}

function placeOf(element: HTMLElement): Place {
  const around: Element[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) around.push(each);
  const { ownerDocument } = element;
  const others = [...ownerDocument.querySelectorAll<HTMLElement>(focusable)];
  return { element, label: labelOf(element), around, page: pageIn(ownerDocument), others };
}

function labelOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}

/** Nothing has the focus, or what is disabled and a busy browser hasn’t let go of yet, or only the dialog around what had it. */
function isLost({ activeElement, body }: Document, { around }: Place): boolean {
  if (activeElement === null || activeElement === body || activeElement.matches(':disabled')) return true;
  return activeElement.matches(overlay) && around.includes(activeElement);
}

/** What is disabled may be enabled again: only what stands beside it takes its place. */
function besideDisabled({ element }: Place): HTMLElement | undefined {
  return element.parentElement ? focusablesIn(element.parentElement)[0] : undefined;
}

/** From what lay over the page and has closed, the way leads back to where the focus was before. */
function nearest(places: readonly Place[]): HTMLElement | undefined {
  for (const place of places) {
    const found = place.element.isConnected ? place.element : besideGone(place);
    if (found || place.around.some(({ id }) => id === 'root')) return found;
  }
  return undefined;
}

function besideGone({ element, label, around, page, others }: Place): HTMLElement | undefined {
  const at = others.indexOf(element);
  for (const part of around) {
    if (part.matches('body')) return undefined;
    const here = part.isConnected ? focusablesIn(part) : [];
    const same = here.find((each) => labelOf(each) === label);
    // On another page its heading is what comes next; a list that is narrowed has what was pressed again.
    if (part.matches('main') && page !== pageIn(part.ownerDocument)) return same;
    const found =
      same ??
      here.find((each) => !others.includes(each)) ??
      others.slice(at + 1).find((each) => here.includes(each)) ??
      here.findLast((each) => others.indexOf(each) < at);
    if (found) return found;
  }
  return undefined;
}

/** Path and query of the page that stands there. */
function pageIn({ documentElement }: Document): string | undefined {
  return documentElement.dataset['drawn'];
}

function focusablesIn(part: Element): readonly HTMLElement[] {
  const all = [...part.querySelectorAll<HTMLElement>(focusable)];
  return all.filter((each) => each.checkVisibility({ visibilityProperty: true }));
}
