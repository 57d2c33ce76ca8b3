/**
 * Keeps the presses on buttons whose listeners are still to come: all of the page, or those of a selector. Answers what ends
 * that and presses them again, each button once: who presses a second time has seen nothing happen. React lets no event
 * down to a part that waits for its code, so the document listens.
 */
export function keepPresses(view: Document, buttons = '[type=button]'): () => void {
  const pressed = new Set<HTMLElement>();
  const keep = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(buttons);
    if (button) pressed.add(button);
  };
  view.addEventListener('click', keep, true);
  return () => {
    view.removeEventListener('click', keep, true);
    for (const button of pressed) button.click();
  };
}
