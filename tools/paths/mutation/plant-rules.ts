import type { Plant } from './plant.ts';
import { isNode, propertyOf, type SyntaxNode } from './syntax.ts';

interface Place {
  readonly plant: Plant;
  readonly sourceOf: (node: SyntaxNode) => string;
  /** Whether its texts are what a person reads. */
  readonly isView: boolean;
}

const otherOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

/** A text that a person reads: it begins with a capital, or has several words. */
const readable = /^[A-Z“‘₹🎉⚡].|\p{L} \p{L}/u;

/** Faults in conditions and sums, and in the texts of a view. */
export function planRules(node: SyntaxNode, around: readonly SyntaxNode[], place: Place): void {
  const { plant, sourceOf, isView } = place;
  const { left, right, operator, test, consequent, alternate, argument } = node;
  const isGuard = around.some((each) => propertyOf(each)?.name === 'guards');
  if (isView) plantText(node, around, place);
  if ((node.type === 'BinaryExpression' || node.type === 'LogicalExpression') && isNode(left) && isNode(right)) {
    const other = typeof operator === 'string' ? otherOperators[operator] : undefined;
    if (other !== undefined) plant('rule', node, `${sourceOf(left)} ${other} ${sourceOf(right)}`);
  }
  if (isGuard) return;
  if (node.type === 'ConditionalExpression' && isNode(test) && isNode(consequent) && isNode(alternate)) {
    plant('rule', node, `${sourceOf(test)} ? ${sourceOf(alternate)} : ${sourceOf(consequent)}`);
  }
  const isNot = node.type === 'UnaryExpression' && operator === '!';
  if (isNot && isNode(argument)) plant('rule', node, sourceOf(argument));
}

function plantText(node: SyntaxNode, around: readonly SyntaxNode[], { plant, sourceOf }: Place): void {
  const parent = around.at(-1);
  const { value } = node;
  if (
    node.type === 'Literal' &&
    typeof value === 'string' &&
    readable.test(value) &&
    parent?.type !== 'BinaryExpression'
  ) {
    plant('text', node, "'Something else'");
  }
  const raw = typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
  if (node.type === 'TemplateElement' && readable.test(raw)) {
    // The parser counts its quotes and braces in.
    const start = node.start + sourceOf(node).indexOf(raw);
    plant('text', { start, end: start + raw.length }, 'Something else');
  }
}
