import { followValue, type Watched } from './watch-value.ts';

/**
 * A value that an actor holds, for another actor that follows it through a port. Props would pass it on too late, in an
 * effect after the drawing.
 */
export interface Source<Value> {
  /** The value as it is now. */
  readonly read: () => Value;
  /** Tells the value now and whenever it changes. Returns an unsubscribe function. */
  readonly follow: (tell: (value: Value) => void) => () => void;
}

/** What `select` picks from an actor's snapshots. */
export function sourceOf<Snapshot, Value>(
  actor: Watched<Snapshot>,
  select: (snapshot: Snapshot) => Value,
): Source<Value> {
  return {
    read: () => select(actor.getSnapshot()),
    follow: (tell) => followValue(actor, select, tell),
  };
}

/** A part of a source's value. */
export function partOf<Whole, Part>(whole: Source<Whole>, select: (value: Whole) => Part): Source<Part> {
  return {
    read: () => select(whole.read()),
    follow: (tell) => {
      let last: { readonly part: Part } | null = null;
      return whole.follow((value) => {
        const part = select(value);
        if (last?.part === part) return;
        last = { part };
        tell(part);
      });
    },
  };
}
