const touches = ['pointerdown', 'keydown', 'touchstart'] as const;

export interface RecordedClicks {
  /** Somebody uses the page before its code is there. */
  readonly firstTouch: Promise<void>;
  /** Does what was clicked meanwhile, now that somebody listens. */
  readonly run: () => void;
}

/** Keeps the clicks on buttons that come before the page can answer them; links work by themselves. */
export function recordClicks(view: Document): RecordedClicks {
  const clicked: HTMLButtonElement[] = [];
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && button.type !== 'submit') clicked.push(button);
  };
  view.addEventListener('click', keep, { capture: true });
  const firstTouch = new Promise<void>((resolve) => {
    for (const touch of touches) view.addEventListener(touch, () => resolve(), { once: true, capture: true });
  });
  return {
    firstTouch,
    run() {
      view.removeEventListener('click', keep, { capture: true });
      for (const button of clicked) if (button.isConnected) button.click();
    },
  };
}
