import { parseSync, type Plugin, Visitor } from 'vite';

const helper = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });';

/**
 * A module of Radix without the calls that give each function its own name again: they keep what nobody uses, and
 * only a debugger reads the names. Throws where the package does it in another way.
 */
export function withoutNames(code: string): string {
  if (!code.includes(helper)) throw new Error(`Radix names its functions in another way: ${code.slice(0, 200)}`);
  const cuts: { readonly from: number; readonly to: number }[] = [];
  const statements = new Set<number>();
  new Visitor({
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'CallExpression' || !isNaming(expression.callee)) return;
      statements.add(expression.start);
      cuts.push({ from: start, to: end });
    },
    CallExpression({ callee, arguments: [named], start, end }) {
      if (!isNaming(callee) || !named || statements.has(start)) return;
      cuts.push({ from: start, to: named.start }, { from: named.end, to: end });
    },
  }).visit(parseSync('module.mjs', code).program);
  let light = '';
  let at = 0;
  for (const { from, to } of cuts.toSorted((one, other) => one.from - other.from)) {
    light += code.slice(at, from);
    at = to;
  }
  return (light + code.slice(at)).replace(helper, '');
}

function isNaming(callee: object): boolean {
  return 'name' in callee && callee.name === '__name';
}

/** Leaves the names of functions out of Radix. */
export function stripRadix(): Plugin {
  return {
    name: 'strip-radix',
    apply: 'build',
    transform: {
      // This one names nothing.
      filter: { id: { include: /\/node_modules\/@radix-ui\/.*\.mjs$/u, exclude: /react-use-layout-effect/u } },
      handler: (code) => ({ code: code.includes('__name') ? withoutNames(code) : code, map: null }),
    },
  };
}
