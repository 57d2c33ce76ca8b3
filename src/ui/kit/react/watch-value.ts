/** An actor, as far as watching it needs. */
export interface Watched<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/** Calls `tell` whenever the selected value changes, except to undefined. Returns an unsubscribe function. */
export function watchValue<Snapshot, Value>(
  actor: Watched<Snapshot>,
  select: (snapshot: Snapshot) => Value | undefined,
  tell: (value: Value) => void,
): () => void {
  let last = select(actor.getSnapshot());
  const subscription = actor.subscribe((snapshot) => {
    const value = select(snapshot);
    if (value === undefined || value === last) return;
    last = value;
    tell(value);
  });
  return () => subscription.unsubscribe();
}

/** Like `watchValue`, but also calls `tell` with the current value. */
export function followValue<Snapshot, Value>(
  actor: Watched<Snapshot>,
  select: (snapshot: Snapshot) => Value | undefined,
  tell: (value: Value) => void,
): () => void {
  const now = select(actor.getSnapshot());
  if (now !== undefined) tell(now);
  return watchValue(actor, select, tell);
}
