/** A string that is equal for equal data, even if it holds functions, actors or class instances. */
export function plainKey(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => plain(inner)) ?? 'undefined';
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  // An actor serialises to its session id, which differs in every run.
  if ('xstate$$type' in value || ('send' in value && typeof value.send === 'function')) return 'actor';
  if (value instanceof Map) return [...value];
  if (value instanceof Set) return [...value];
  if (value instanceof Error) return Object.entries(value).concat([[value.name, value.message]]);
  return value;
}
