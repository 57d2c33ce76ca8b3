const touches = ['pointerdown', 'keydown', 'touchstart'] as const;
const signs = [...touches, 'pointermove', 'wheel', 'scroll'] as const;
/** Milliseconds that code for later waits for a visitor who does nothing but read. */
const longestReadMs = 3000;

export interface RecordedClicks {
  /** Resolves on the first interaction with the page. */
  readonly firstTouch: Promise<void>;
  /** Resolves when the visitor moves, scrolls or presses, after 3 s at the latest. */
  readonly firstSign: Promise<void>;
  /** Replays the recorded clicks, now that listeners are attached. */
  readonly run: () => void;
}

/** Records button clicks until the page is hydrated. Links work without script. */
export function recordClicks(view: Document): RecordedClicks {
  const clicked: HTMLButtonElement[] = [];
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && button.type !== 'submit') clicked.push(button);
  };
  view.addEventListener('click', keep, { capture: true });
  return {
    firstTouch: firstOf(view, touches),
    firstSign: Promise.race([firstOf(view, signs), after(longestReadMs)]),
    run() {
      view.removeEventListener('click', keep, { capture: true });
      for (const button of clicked) if (button.isConnected) button.click();
    },
  };
}

function firstOf(view: Document, names: readonly (keyof DocumentEventMap)[]): Promise<void> {
  return new Promise((resolve) => {
    for (const name of names) {
      view.addEventListener(name, () => resolve(), { once: true, capture: true, passive: true });
    }
  });
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
