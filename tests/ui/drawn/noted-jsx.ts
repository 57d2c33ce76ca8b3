import { Children, type ElementType, Fragment, isValidElement, type Key, type ReactNode } from 'react';
import { jsx as make, jsxs as makeAll } from 'react/jsx-runtime';

export { Fragment };

type Props = Readonly<Record<string, unknown>>;
/** What a person can set off at an element, by the name of its event. */
export type Handlers = ReadonlyMap<string, (event: unknown) => unknown>;

/** An element’s handlers, and what can be chosen in it if it is a select. */
export interface Noted {
  readonly handlers: Handlers;
  readonly options: readonly string[];
}

let noted: Noted[] | null = null;

/** Every component that was drawn while handlers were noted. */
export const drawnComponents = new Set<unknown>();

let awaited = 0;

/** How many parts were drawn whose code had to come first. */
export function awaitedParts(): number {
  return awaited;
}

/** Notes the handlers of all elements that `draw` makes; each of these elements has its place in the list as `data-noted`. */
export function notingHandlers<Drawn>(draw: () => Drawn): {
  readonly drawn: Drawn;
  readonly handlers: readonly Noted[];
} {
  const handlers: Noted[] = [];
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
    if (isLazy(type)) awaited += 1;
    return props;
  }
  const handlers = new Map(
    Object.entries(props).flatMap(([name, value]) =>
      /^on[A-Z]/u.test(name) && typeof value === 'function'
        ? [[name, (event: unknown): unknown => Reflect.apply(value, null, [event])] as const]
        : [],
    ),
  );
  return handlers.size === 0
    ? props
    : {
        ...props,
        'data-noted': noted.push({ handlers, options: type === 'select' ? optionsIn(props['children']) : [] }) - 1,
      };
}

function isLazy(type: unknown): boolean {
  return typeof type === 'object' && type !== null && Reflect.get(type, '$$typeof') === Symbol.for('react.lazy');
}

/** The values of a select's options, however they are nested. */
function optionsIn(children: unknown): readonly string[] {
  return Children.toArray(children as ReactNode).flatMap((child) =>
    isValidElement<{ value?: unknown }>(child) && typeof child.props.value === 'string' ? child.props.value : [],
  );
}

/** React's own, which also notes handlers while somebody asks for them. */
export const jsx = (type: ElementType, props: Props, key?: Key) => make(type, withNote(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) => makeAll(type, withNote(type, props), key);
export const jsxDEV = (type: ElementType, props: Props, key: Key | undefined, areMany: boolean) =>
  areMany ? jsxs(type, props, key) : jsx(type, props, key);
