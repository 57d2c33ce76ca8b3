import { parseSync, Visitor, type Expression, type ObjectExpression, type Program } from 'oxc-parser';

/** A named number of a module. */
export interface NamedNumber {
  /** 'maxQuantity', 'cartConstants.maxQuantity' or 'delays.typingPause'. */
  readonly name: string;
  readonly value: number;
  /** What its comment says; ''. */
  readonly says: string;
  /** Offsets of the value, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Units, and what is no decision of anybody. */
const fixed =
  /^(?:day|hour|minute|second|week|kilogram|forever|ahead|millisecondsOfDay|\w*[oO]ffset|(?:empty|beginning|unknown|no[A-Z])\w*\.\w+)$/u;

/** A module is parsed again only once it has changed. */
const modules = new Map<string, { readonly code: string; readonly numbers: readonly NamedNumber[] }>();

/**
 * The numbers with a name at the top of a module: constants, members of constants, and the delays of a chart. Sums and
 * products of numbers count as numbers.
 */
export function numbersIn(file: string, code: string): readonly NamedNumber[] {
  const before = modules.get(file);
  if (before?.code === code) return before.numbers;
  const numbers = readNumbers(file, code);
  modules.set(file, { code, numbers });
  return numbers;
}

function readNumbers(file: string, code: string): readonly NamedNumber[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  const found: NamedNumber[] = [];
  const add = (name: string, at: { readonly start: number }, value: Expression) => {
    const number = numberOf(value);
    if (number === null || fixed.test(name)) return;
    found.push({ name, value: number, says: commentBefore(code, at.start), start: value.start, end: value.end });
  };
  const addMembers = (prefix: string, { properties }: ObjectExpression, depth: number) => {
    for (const each of properties) {
      if (each.type !== 'Property' || each.key.type !== 'Identifier' || each.shorthand) continue;
      const name = `${prefix}.${each.key.name}`;
      if (each.value.type === 'ObjectExpression' && depth > 0) addMembers(name, each.value, depth - 1);
      else add(name, each, each.value);
    }
  };
  for (const { declarator, statement } of constantsOf(program)) {
    if (declarator.id.type !== 'Identifier' || !declarator.init) continue;
    const value = plainOf(declarator.init);
    if (value.type === 'ObjectExpression') addMembers(declarator.id.name, value, 1);
    else add(declarator.id.name, statement, value);
  }
  new Visitor({
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'setup' || given?.type !== 'ObjectExpression') return;
      for (const each of given.properties) {
        if (each.type !== 'Property' || each.key.type !== 'Identifier' || each.key.name !== 'delays') continue;
        if (each.value.type === 'ObjectExpression') addMembers('delays', each.value, 0);
      }
    },
  }).visit(program);
  return found;
}

function constantsOf({ body }: Program) {
  return body.flatMap((statement) => {
    const own = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (own?.type !== 'VariableDeclaration' || own.kind !== 'const') return [];
    return own.declarations.map((declarator) => ({ declarator, statement }));
  });
}

/** Without `as const` and its like. */
function plainOf(value: Expression): Expression {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? plainOf(value.expression)
    : value;
}

function numberOf(value: Expression): number | null {
  if (value.type === 'Literal') return typeof value.value === 'number' ? value.value : null;
  if (value.type !== 'BinaryExpression' || value.left.type === 'PrivateIdentifier') return null;
  const [left, right] = [numberOf(value.left), numberOf(value.right)];
  if (left === null || right === null) return null;
  if (value.operator === '*') return left * right;
  return value.operator === '+' ? left + right : null;
}

/** The comment that ends before this place, as a sentence without its marks and ids. */
function commentBefore(code: string, start: number): string {
  const found = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/u.exec(code.slice(Math.max(0, start - 1000), start));
  return (found?.[1] ?? '')
    .replaceAll(/^\s*\*/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ \([A-Z]{3}-\d[^)]*\)/gu, '')
    .trim();
}
