import { type ESTree, parseSync, Visitor } from 'vite';

export interface ComponentFault {
  readonly line: number;
  readonly fault: string;
}

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const promised = new Set(['then', 'catch', 'finally']);

/**
 * Effects that send an event themselves, which their listeners may, and effects after every drawing: what they pass on
 * belongs to an actor's input, a port or an event at its source.
 */
export function effectsIn(text: string): ComponentFault[] {
  const found: ComponentFault[] = [];
  // Most files have none, and parsing takes long.
  if (![...effects].some((name) => text.includes(name))) return found;
  const add = (node: ESTree.Node, fault: string) => found.push({ line: lineAt(text, node.start), fault });
  new Visitor({
    CallExpression(call) {
      if (!effects.has(nameOf(call.callee))) return;
      const [effect, dependencies] = call.arguments;
      if (!effect) return;
      if (!dependencies) add(call, 'has an effect after every drawing');
      const inner = functionsIn(effect);
      new Visitor({
        CallExpression(sent) {
          const isInner = inner.some(({ start, end }) => start <= sent.start && sent.end <= end);
          if (memberOf(sent.callee) === 'send' && !isInner) add(sent, 'sends an event in an effect');
        },
      }).visit(asProgram(effect));
    },
  }).visit(parseSync('part.tsx', text).program);
  return found;
}

/** Promises that a component waits for itself: by `then`, or in an asynchronous handler of an event. */
export function heldPromisesIn(text: string): ComponentFault[] {
  const { program } = parseSync('part.tsx', text);
  const components: ESTree.Node[] = [];
  const handlers: ESTree.Node[] = [];
  const calls: ESTree.Node[] = [];
  const waiting: ESTree.Node[] = [];
  const used: { readonly name: string; readonly node: ESTree.Node }[] = [];
  const named: { readonly name: string; readonly node: ESTree.Node }[] = [];
  new Visitor({
    FunctionDeclaration(node) {
      if (isComponent(node.id?.name)) components.push(node);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return;
      if (isComponent(id.name)) components.push(init);
      if (init.async) named.push({ name: id.name, node: init });
    },
    ArrowFunctionExpression(node) {
      if (node.async) waiting.push(node);
    },
    CallExpression(call) {
      if (promised.has(memberOf(call.callee))) calls.push(call);
    },
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && /^on[A-Z]/u.test(node.name.name)) handlers.push(node);
    },
    Identifier: (node) => void used.push({ name: node.name, node }),
  }).visit(program);
  const isIn = (outer: readonly ESTree.Node[]) => (node: ESTree.Node) =>
    outer.some(({ start, end }) => start <= node.start && node.end <= end);
  const own = new Set(named.flatMap(({ name, node }) => (isIn(components)(node) ? [name] : [])));
  const called = used.flatMap(({ name, node }) => (own.has(name) ? [node] : []));
  const say = (fault: string) => (node: ESTree.Node) => ({ line: lineAt(text, node.start), fault });
  return [
    ...calls.filter(isIn(components)).map(say('waits for a promise')),
    ...[...waiting, ...called].filter(isIn(handlers)).map(say('waits in a handler')),
  ];
}

function isComponent(name: string | undefined): boolean {
  return name !== undefined && /^(?:[A-Z]|use[A-Z])/u.test(name);
}

/** The functions inside of an effect's own one. */
function functionsIn(effect: ESTree.Node): readonly ESTree.Node[] {
  const all: ESTree.Node[] = [];
  const add = (node: ESTree.Node): void => void all.push(node);
  new Visitor({ ArrowFunctionExpression: add, FunctionExpression: add, FunctionDeclaration: add }).visit(
    asProgram(effect),
  );
  return all.filter((node) => node !== effect);
}

/** The visitor walks whatever it is given, but its type wants a program. */
function asProgram(node: ESTree.Node): ESTree.Program {
  return node as ESTree.Program;
}

function nameOf(callee: ESTree.Expression): string {
  return callee.type === 'Identifier' ? callee.name : memberOf(callee);
}

function memberOf(callee: ESTree.Expression): string {
  const { expression } = callee.type === 'ChainExpression' ? callee : { expression: callee };
  return expression.type === 'MemberExpression' && expression.property.type === 'Identifier'
    ? expression.property.name
    : '';
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
