/** Stops every clock of a page at a time, in milliseconds since 1970. Its timers go on, and tell this time. */
export function stopClock(view: Window & typeof globalThis, at: number): void {
  view.Date = new Proxy(view.Date, {
    construct: (real, given: unknown[]) => Reflect.construct(real, given.length === 0 ? [at] : given) as object,
    get: (real, name) => (name === 'now' ? () => at : (Reflect.get(real, name) as unknown)),
  });
  const { performance } = view;
  Object.defineProperty(performance, 'timeOrigin', { get: () => at - performance.now() });
  hideServerTime(view);
}

/** The shop would set its clock by the date of an answer. */
function hideServerTime(view: Window): void {
  const read = view.fetch.bind(view);
  view.fetch = async (...request) => {
    const answer = await read(...request);
    const headers = new Headers(answer.headers);
    headers.delete('date');
    const { status, statusText } = answer;
    const isBare = status === 204 || status === 205 || status === 304;
    return new Response(isBare ? null : answer.body, { status, statusText, headers });
  };
}
