/** Milliseconds after which a press is given up: the link is followed, as without scripts. */
const patience = 4000;
const early = '[data-early]';

/**
 * Keeps what is typed after a press on the search until its field is there (SRC-01): its code comes after the page, and
 * until then a link stands in its place, which would lead away.
 */
export function keepEarlySearch(view: Document): void {
  view.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(early) : null;
      if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
      keepTyped(view);
      if (!(pressed instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      pressOnceThere(view, pressed.href);
    },
    { capture: true },
  );
}

/** Presses the button that takes the link's place. */
function pressOnceThere(view: Document, href: string): void {
  const press = () => {
    const button = view.querySelector<HTMLElement>(`button${early}`);
    if (!button) return;
    end();
    button.focus();
    button.click();
  };
  const changes = new MutationObserver(press);
  const late = setTimeout(() => {
    end();
    view.location.assign(href);
  }, patience);
  const end = () => {
    changes.disconnect();
    clearTimeout(late);
  };
  changes.observe(view, { childList: true, subtree: true });
  press();
}

/** Hands the letters over to the search's field as soon as it has the focus. */
function keepTyped(view: Document): void {
  let typed = '';
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') end.abort();
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    if (event.key.length !== 1) return;
    typed += event.key;
    // A space would scroll the page.
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    end.abort();
    if (typed === '' || target.type !== 'search') return;
    // As if it were typed there: React hears of a value only if it is set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, typed);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  view.addEventListener('keydown', onKey, options);
  view.addEventListener('focusin', onFocus, options);
  setTimeout(() => end.abort(), patience);
}
