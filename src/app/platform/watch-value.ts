interface Source<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/**
 * How a port of one actor follows another actor: it is told a value whenever that becomes another one. Undefined is no
 * value: nothing is told then. Answers how to stop.
 */
export function watchValue<Snapshot, Value>(
  actor: Source<Snapshot>,
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

/** The same, told at once what the value is now. */
export function followValue<Snapshot, Value>(
  actor: Source<Snapshot>,
  select: (snapshot: Snapshot) => Value | undefined,
  tell: (value: Value) => void,
): () => void {
  const now = select(actor.getSnapshot());
  if (now !== undefined) tell(now);
  return watchValue(actor, select, tell);
}
