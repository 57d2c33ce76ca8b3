import type { Noted } from './noted-jsx.ts';

const keys = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Home', 'End'];

/** What each handler of an element does, in words: whom it tells what, whether it moves the focus, what it keeps from happening. */
export function deedsOf({ handlers, options }: Noted, heard: string[]): string {
  return [...handlers].flatMap(([name, handle]) => deedsOfOne(name, handle, heard, options)).join('');
}

function deedsOfOne(
  name: string,
  handle: (event: unknown) => unknown,
  heard: string[],
  options: readonly string[],
): string[] {
  const told = waysOf(name, options).map(({ way, ...given }) => {
    heard.length = 0;
    try {
      handle(eventOf(given, heard));
    } catch (error) {
      heard.push(`needs a browser (${error instanceof Error ? error.name : ''})`);
    }
    return { way, what: heard.join(', ') };
  });
  const [first] = told;
  return told
    .filter(({ way, what }) => way === '' || (what !== '' && !(way === ' off' && what === first?.what)))
    .map(({ way, what }) => ` {${name.slice(2).toLowerCase()}${way}: ${what || 'nothing'}}`);
}

/** A key or a pointer can do different things. */
function waysOf(
  name: string,
  options: readonly string[],
): readonly { readonly way: string; readonly [member: string]: unknown }[] {
  if (name.startsWith('onKey')) return keys.map((key) => ({ way: ` ${key}`, key }));
  if (name.startsWith('onPointer')) {
    return ['mouse', 'touch'].map((pointerType) => ({ way: ` ${pointerType}`, pointerType }));
  }
  // The first and the last can be something of their own, such as all or none.
  if (name === 'onChange' && options.length > 0) {
    return [...new Set([options[0], options.at(-1)])].map((value) => ({ way: ` to ${value || 'none'}`, value }));
  }
  // A box is ticked and cleared.
  if (name === 'onChange') return [true, false].map((checked) => ({ way: checked ? '' : ' off', checked }));
  return [{ way: '' }];
}

function eventOf(given: object, heard: string[]): unknown {
  const place = elementOf(given, heard);
  return {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    clientX: 10,
    ...given,
    nativeEvent: {},
    target: place,
    currentTarget: place,
    relatedTarget: null,
    preventDefault: () => heard.push('keeps the default from happening'),
    stopPropagation: () => heard.push('ends here'),
  };
}

/** Stands for any element: it finds itself everywhere, holds a text and a tick, and tells when it is focused. */
function elementOf(given: object, heard: string[]): unknown {
  const members: Record<PropertyKey, unknown> = {
    value: '42 typed',
    checked: true,
    ...given,
    open: true,
    type: 'text',
    files: [],
    focus: () => heard.push('focuses'),
    contains: () => false,
    [Symbol.toPrimitive]: () => 'element',
  };
  const element: unknown = new Proxy(() => {}, {
    get: (_, key) => (key in members ? members[key] : element),
    set: () => true,
    apply: () => element,
  });
  return element;
}
