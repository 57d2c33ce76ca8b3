const touches = ['pointerdown', 'keydown', 'touchstart'] as const;

export interface RecordedClicks {
  /** Resolves on the first interaction with the page. */
  readonly firstTouch: Promise<void>;
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
