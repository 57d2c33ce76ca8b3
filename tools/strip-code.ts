import { parseSync, Visitor } from 'vite';

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

/** Leaves out a text from where it begins to where what follows it begins. Throws where it doesn't begin once. */
export function without(code: string, from: string, until: string, instead = ''): string {
  const start = code.indexOf(from);
  const end = code.indexOf(until, start + from.length);
  if (start < 0 || end < 0) throw new Error(`Not found: ${start < 0 ? from : until}`);
  if (code.includes(from, start + 1)) throw new Error(`Found twice: ${from}`);
  return code.slice(0, start) + instead + code.slice(end);
}

/** A case of a switch, as far as it is looked at. */
interface Case {
  readonly start: number;
  readonly end: number;
  readonly consequent: readonly { readonly type: string; readonly start: number }[];
}

const leaving = new Set(['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement']);

/**
 * Leaves out the cases of switches that are never chosen, told by the text of what is switched on and of the case. What
 * another case runs into stays, and so does every name that is declared.
 */
export function withoutCases(
  code: string,
  isLeftOut: (on: string, test: string) => boolean,
): { readonly code: string; readonly count: number } {
  const cuts: { readonly from: number; readonly to: number; readonly label: string }[] = [];
  const declared: { readonly at: number; readonly name: string }[] = [];
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) => code.slice(start, end);
  new Visitor({
    VariableDeclarator({ id, start }) {
      declared.push({ at: start, name: textOf(id) });
    },
    SwitchStatement({ discriminant, cases }) {
      const on = textOf(discriminant);
      const goes = cases.map(({ test }) => test !== null && isLeftOut(on, textOf(test)));
      const isRunInto = (index: number): boolean => {
        const before = cases[index - 1];
        return before !== undefined && !endsItself(before) && (!goes[index - 1] || isRunInto(index - 1));
      };
      for (const [index, each] of cases.entries()) {
        const [first] = each.consequent;
        if (!goes[index] || !each.test) continue;
        const to = isRunInto(index) && first ? first.start : each.end;
        cuts.push({ from: each.start, to, label: `case ${textOf(each.test)}:` });
      }
    },
  }).visit(parseSync('module.cjs', code).program);
  let light = '';
  let at = 0;
  for (const { from, to, label } of cuts.toSorted((one, other) => one.from - other.from)) {
    // A switch within a case that is left out goes with it.
    if (from < at) continue;
    const names = new Set(declared.filter((each) => from <= each.at && each.at < to).map(({ name }) => name));
    light += code.slice(at, from) + (names.size > 0 ? `${label} var ${[...names].join(', ')};` : '');
    at = to;
  }
  return { code: light + code.slice(at), count: cuts.length };
}

/** Whether nothing after it is run into. */
function endsItself({ consequent }: Case): boolean {
  return leaving.has(consequent.at(-1)?.type ?? '');
}
