import { type ElementType, Fragment, type Key } from 'react';
import { jsx as make, jsxs as makeAll } from 'react/jsx-runtime';

export { Fragment };

type Props = Readonly<Record<string, unknown>>;
/** What a person can set off at an element, by the name of its event. */
export type Handlers = ReadonlyMap<string, (event: unknown) => unknown>;

let noted: Handlers[] | null = null;

/** Every component that was drawn while handlers were noted. */
export const drawnComponents = new Set<unknown>();

/** Notes the handlers of all elements that `draw` makes; each of these elements has its place in the list as `data-noted`. */
export function notingHandlers<Drawn>(draw: () => Drawn): {
  readonly drawn: Drawn;
  readonly handlers: readonly Handlers[];
} {
  const handlers: Handlers[] = [];
  noted = handlers;
  try {
    return { drawn: draw(), handlers };
  } finally {
    noted = null;
  }
}

function withNote(type: ElementType, props: Props): Props {
  if (noted === null) return props;
  if (typeof type !== 'string') {
    drawnComponents.add(type);
    return props;
  }
  const handlers = new Map(
    Object.entries(props).flatMap(([name, value]) =>
      /^on[A-Z]/u.test(name) && typeof value === 'function'
        ? [[name, (event: unknown): unknown => Reflect.apply(value, null, [event])] as const]
        : [],
    ),
  );
  return handlers.size === 0 ? props : { ...props, 'data-noted': noted.push(handlers) - 1 };
}

/** React's own, which also notes handlers while somebody asks for them. */
export const jsx = (type: ElementType, props: Props, key?: Key) => make(type, withNote(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) => makeAll(type, withNote(type, props), key);
export const jsxDEV = (type: ElementType, props: Props, key: Key | undefined, areMany: boolean) =>
  areMany ? jsxs(type, props, key) : jsx(type, props, key);
