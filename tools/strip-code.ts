/** Replaces the one place of a text. Throws where the library has changed and it is not there, or more than once. */
export function replaced(code: string, from: string, to: string): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`Expected once, found ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}

/** Gives a function at the start of a line another body. Throws where there is no such function, or more than one. */
export function withBody(code: string, name: string, body: string): string {
  const found = code.match(new RegExp(`^function ${name}\\([^]*?^\\}`, 'gmu')) ?? [];
  if (found.length !== 1) throw new Error(`Expected one function ${name}, found ${found.length}`);
  return replaced(code, found[0] ?? '', `function ${name}() {${body}}`);
}
