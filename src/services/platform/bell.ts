/** Tells the parts of this page that listen. */
export interface Bell<Said extends readonly unknown[] = []> {
  readonly ring: (...said: Said) => void;
  /** Answers how to stop listening. */
  readonly listen: (listener: (...said: Said) => void) => () => void;
}

/** How a service is heard by others of this page; charts tell each other facts instead. */
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
