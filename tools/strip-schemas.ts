import { parseAst, type Plugin } from 'vite';

/** What the browser needs to know of a call. */
const kept = new Set(['method', 'path', 'download']);

/**
 * Leaves of the contract's calls their method and path alone: the browser makes the call, and the schemas that check it
 * stay on the server.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'strip-schemas',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/contract\/.*\.calls\.ts$/u },
      handler: (code) => ({ code: withoutSchemas(code), map: null }),
    },
  };
}

/** A part of the syntax, with those of its members that are looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly importKind?: string;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly key?: Node;
  readonly id?: Node | null;
  readonly local?: Node;
  readonly specifiers?: readonly Node[];
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
}

/** The code of a module of calls with nothing in it but its calls, and of each call its method and path. */
export function withoutSchemas(code: string): string {
  const body = nodesOf(parseAst(code, { lang: 'ts' }).body);
  const cuts = [...nodesIn(body)].filter(isDefinedCall).flatMap(cutsOf);
  const isCut = ({ start, end }: Node) => cuts.some((cut) => cut.start <= start && end <= cut.end);
  const statements = body
    .filter(({ type, importKind }) => !type.startsWith('TS') && importKind !== 'type')
    .map((node) => ({
      node,
      declares: declaredBy(node),
      inner: [...nodesIn(node)].filter((each) => !isCut(each)),
    }));

  // A family of calls with paths of its own is made by a function of the module.
  const makers = new Set(['defineCall']);
  for (const { node, declares } of statements) {
    if ([...nodesIn(node)].some(isDefinedCall)) for (const name of declares) makers.add(name);
  }
  const makesCalls = ({ node }: Statement) =>
    node.type === 'ExportNamedDeclaration' &&
    [...nodesIn(node)].some(({ type, callee }) => type === 'CallExpression' && makers.has(nameOf(callee)));
  const needed = new Set(statements.filter(makesCalls));
  for (const { inner } of needed) {
    const names = new Set(inner.map(nameOf));
    for (const other of statements) if (other.declares.some((name) => names.has(name))) needed.add(other);
  }
  return statements
    .filter((statement) => needed.has(statement))
    .map(({ node }) => textWithout(code, node, cuts))
    .join('\n');
}

interface Statement {
  readonly node: Node;
  /** The names that it gives to the module. */
  readonly declares: readonly string[];
  /** What is left of it. */
  readonly inner: readonly Node[];
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value;
    for (const each of Object.values(value)) yield* nodesIn(each);
  }
}

function nodesOf(statements: readonly object[]): readonly Node[] {
  return statements.filter(isNode);
}

function isNode(value: object): value is Node {
  return 'type' in value && 'start' in value && 'end' in value;
}

/** The name of an identifier; '' of anything else. */
function nameOf(node: unknown): string {
  return typeof node === 'object' && node !== null && 'name' in node ? String(node.name) : '';
}

function isDefinedCall({ type, callee }: Node): boolean {
  return type === 'CallExpression' && nameOf(callee) === 'defineCall';
}

/**
 * What goes of a call: the name of the function around it, and every member but those that are kept. Throws where method
 * or path are hidden in something spread.
 */
function cutsOf({ callee, arguments: given = [] }: Node): Node[] {
  const members = given.flatMap(({ properties = [] }) => properties);
  const names = new Set(members.map(({ key }) => nameOf(key)));
  if (!names.has('method') || !names.has('path')) {
    throw new Error('A call names its method and path itself, not by what is spread into it');
  }
  return [...(callee ? [callee] : []), ...members.filter(({ key }) => !kept.has(nameOf(key)))];
}

function declaredBy(node: Node): string[] {
  const { id, specifiers = [], declarations = [] } = node.declaration ?? node;
  const names = [id, ...specifiers.map(({ local }) => local), ...declarations.map((each) => each.id)];
  return names
    .flatMap((name) => [...nodesIn(name)])
    .map(nameOf)
    .filter((name) => name !== '');
}

function textWithout(code: string, node: Node, cuts: readonly Node[]): string {
  let text = '';
  let from = node.start;
  for (const cut of cuts.filter(({ start, end }) => node.start <= start && end <= node.end)) {
    text += code.slice(from, cut.start);
    // The comma after a member goes with it.
    from = code[cut.end] === ',' ? cut.end + 1 : cut.end;
  }
  return text + code.slice(from, node.end);
}
