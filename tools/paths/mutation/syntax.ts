import { parseSync } from 'vite';

/** A node of the syntax tree, as far as a walk over all of them needs it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** A file's syntax tree. */
export function treeOf(file: string, text: string): SyntaxNode {
  const { body } = parseSync(file, text).program;
  return { type: 'Program', start: 0, end: text.length, body };
}

/** Visits every node with the nodes around it, the closest last. */
export function visit(
  node: SyntaxNode,
  see: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
  around: readonly SyntaxNode[] = [],
): void {
  see(node, around);
  const inside = [...around, node];
  for (const child of childrenOf(node)) visit(child, see, inside);
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}

/** A property of an object that isn't computed: its name and value. */
export interface NamedProperty {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly value: SyntaxNode;
}

/** A node as a named property; null for anything else. */
export function propertyOf(node: SyntaxNode): NamedProperty | null {
  const { key, value } = node;
  if (node.type !== 'Property' || node['computed'] === true || node['shorthand'] === true) return null;
  if (!isNode(key) || !isNode(value)) return null;
  const name = key.type === 'Identifier' ? key['name'] : key['value'];
  return typeof name === 'string' ? { name, node, value } : null;
}

/** The named properties of an object; none for anything else. */
export function propertiesOf(node: SyntaxNode): NamedProperty[] {
  const { properties } = node;
  if (node.type !== 'ObjectExpression' || !Array.isArray(properties)) return [];
  return properties.filter(isNode).flatMap((each) => propertyOf(each) ?? []);
}

/** The elements of an array; none for anything else. */
export function elementsOf(node: SyntaxNode): SyntaxNode[] {
  const { elements } = node;
  return node.type === 'ArrayExpression' && Array.isArray(elements) ? elements.filter(isNode) : [];
}

/** A literal's text; null for anything else. */
export function textIn(node: SyntaxNode): string | null {
  const { value } = node;
  return node.type === 'Literal' && typeof value === 'string' ? value : null;
}

/** The expression that an arrow function returns; null for a block, or anything else. */
export function returnedBy(node: SyntaxNode): SyntaxNode | null {
  const { body } = node;
  return node.type === 'ArrowFunctionExpression' && node['expression'] === true && isNode(body) ? body : null;
}
