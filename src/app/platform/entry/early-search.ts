/** Milliseconds after which a press is given up: the link is followed, as without scripts. */
const patience = 4000;
const early = '[data-early]';

/**
 * Keeps what is typed after a press on the search until its field is there (SRC-01): its code comes after the page, and
 * until then a link stands in its place, which would lead away.
 */
export function keepEarlySearch(view: Document): void {
  let keeping: AbortController | undefined;
  let timer = 0;
  view.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(early) : null;
      if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A press that comes while letters are kept, such as the one below, goes on with them.
      if (keeping?.signal.aborted !== false) keeping = keepTyped(view);
      const letters = keeping;
      clearTimeout(timer);
      timer = window.setTimeout(() => letters.abort(), patience);
      if (!(pressed instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      pressOnceThere(view, pressed.href);
    },
    true,
  );
}

/** Presses the button that takes the link's place. */
function pressOnceThere(view: Document, href: string): void {
  const end = performance.now() + patience;
  const look = () => {
    const button = view.querySelector<HTMLElement>(`button${early}`);
    if (button) {
      button.focus();
      button.click();
    } else if (performance.now() < end) requestAnimationFrame(look);
    else view.location.assign(href);
  };
  look();
}

/** Hands the letters over to the search's field as soon as it has the focus, unless it is ended before. */
function keepTyped(view: Document): AbortController {
  let typed = '';
  const end = new AbortController();
  const { signal } = end;
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    if (event.key.length > 1) return;
    typed += event.key;
    // A space would scroll the page.
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    end.abort();
    if (typed === '' || target.type !== 'search') return;
    // As if it were typed there: React hears of a value only if it is set past its own setter.
    target.setRangeText(typed, 0, 0, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  view.addEventListener('keydown', onKey, { signal });
  view.addEventListener('focusin', onFocus, { signal });
  return end;
}
