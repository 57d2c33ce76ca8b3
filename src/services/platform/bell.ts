/** An event emitter within this page. */
export interface Bell<Said extends readonly unknown[] = []> {
  readonly ring: (...said: Said) => void;
  /** Returns an unsubscribe function. */
  readonly listen: (listener: (...said: Said) => void) => () => void;
}

/** Lets a service notify other parts of the page. Machines send each other events instead. */
export function createBell<Said extends readonly unknown[] = []>(): Bell<Said> {
  const listeners = new Set<(...said: Said) => void>();
  return {
    ring: (...said) => listeners.forEach((listener) => listener(...said)),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
