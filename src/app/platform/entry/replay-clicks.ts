import { keepPresses } from '../../../services/shell/pages/keep-presses.ts';

const touches = ['pointerdown', 'keydown', 'touchstart'] as const;
const signs = [...touches, 'pointermove', 'wheel', 'scroll'] as const;
/** Milliseconds that code for later waits for a visitor who does nothing but read. */
const longestReadMs = 3000;

export interface RecordedClicks {
  /** Resolves on the first interaction with the page. */
  readonly firstTouch: Promise<void>;
  /** Resolves when the visitor moves, scrolls or presses, after 3 s at the latest. */
  readonly firstSign: Promise<void>;
  /** Resolves when the visitor moves, scrolls or presses; never for one who only looks. */
  readonly firstMove: Promise<void>;
  /** Replays the recorded clicks, now that listeners are attached. */
  readonly run: () => void;
}

/** Records button clicks until the page is hydrated. Links work without script. */
export function recordClicks(view: Document): RecordedClicks {
  const firstMove = firstOf(view, signs);
  return {
    firstTouch: firstOf(view, touches),
    firstSign: Promise.race([firstMove, after(longestReadMs)]),
    firstMove,
    run: keepPresses(view),
  };
}

function firstOf(view: Document, names: readonly (keyof DocumentEventMap)[]): Promise<void> {
  const end = new AbortController();
  return new Promise((resolve) => {
    const seen = (event: Event) => {
      if (isAtRest(event)) return;
      end.abort();
      resolve();
    };
    for (const name of names) {
      view.addEventListener(name, seen, { capture: true, passive: true, signal: end.signal });
    }
  });
}

/** A pointer that rests while the page is laid out below it tells of moves, too. */
function isAtRest(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

/** Resolves after so many milliseconds. */
export function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
