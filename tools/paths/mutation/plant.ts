import { planRules } from './plant-rules.ts';
import {
  elementsOf,
  isNode,
  propertiesOf,
  propertyOf,
  returnedBy,
  textIn,
  treeOf,
  visit,
  type SyntaxNode,
} from './syntax.ts';
import type { FaultKind, Mutant } from './mutant.ts';

/** Adds a fault of a kind: this part of the text is replaced. */
export type Plant = (kind: FaultKind, node: Pick<SyntaxNode, 'start' | 'end'>, replacement: string) => void;

const longDelay = 10;

/** Every fault that can be planted in a file, in the order of its text. */
export function mutantsIn(file: string, text: string): Mutant[] {
  const found: Mutant[] = [];
  const plant: Plant = (kind, { start, end }, replacement) => {
    const line = text.slice(0, start).split('\n').length;
    found.push({ file, kind, line, start, end, replacement });
  };
  const sourceOf = ({ start, end }: SyntaxNode) => text.slice(start, end);
  const isView = /\.(?:view|texts)\.ts$/u.test(file);
  visit(treeOf(file, text), (node, around) => {
    if (around.some(({ type }) => type.startsWith('TS'))) return;
    planRules(node, around, { plant, sourceOf, isView });
    if (isView) return;
    plantInCall(node, plant, sourceOf);
    const property = propertyOf(node);
    if (property) plantInProperty({ ...property, around }, plant, sourceOf, text);
  });
  return found.toSorted((one, other) => one.start - other.start);
}

interface Found {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly value: SyntaxNode;
  readonly around: readonly SyntaxNode[];
}

function plantInProperty(
  { name, node, value, around }: Found,
  plant: Plant,
  sourceOf: (node: SyntaxNode) => string,
  text: string,
): void {
  const drop = (kind: FaultKind, part: SyntaxNode) => plant(kind, withComma(part, text), '');
  switch (name) {
    case 'target':
      plantTarget(value, around, plant);
      break;
    case 'guard':
      drop('guard dropped', node);
      break;
    case 'actions':
    case 'entry':
    case 'exit':
      if (value.type === 'ArrayExpression') for (const each of elementsOf(value)) drop('action dropped', each);
      // In a setup, these are what actions do.
      else if (value.type !== 'ObjectExpression' || propertiesOf(value).some((each) => each.name === 'type')) {
        drop('action dropped', node);
      }
      break;
    case 'on':
      for (const each of propertiesOf(value)) {
        // An empty object says that the event is ignored already.
        if (sourceOf(each.value) !== '{}') drop('event ignored', each.node);
        plantTransition(each.value, [...around, node, value, each.node], plant, sourceOf);
      }
      break;
    case 'after':
      for (const each of propertiesOf(value)) {
        plantTransition(each.value, [...around, node, value, each.node], plant, sourceOf);
      }
      break;
    case 'onDone':
    case 'onError':
    case 'always':
      plantTransition(value, [...around, node], plant, sourceOf);
      break;
    case 'delays':
      for (const each of propertiesOf(value)) {
        const body = returnedBy(each.value) ?? each.value;
        plant('delay', body, `${longDelay} * (${sourceOf(body)})`);
      }
      break;
    case 'guards':
      for (const each of propertiesOf(value)) {
        const body = returnedBy(each.value);
        if (body) plant('guard negated', body, `!(${sourceOf(body)})`);
      }
      break;
    default:
  }
}

/** A transition written as its target alone, or as alternatives. */
function plantTransition(
  value: SyntaxNode,
  around: readonly SyntaxNode[],
  plant: Plant,
  sourceOf: (node: SyntaxNode) => string,
): void {
  if (textIn(value) !== null) plantTarget(value, around, plant);
  const [first, second] = elementsOf(value);
  if (!first || !second) return;
  plant('alternatives swapped', { start: first.start, end: second.end }, `${sourceOf(second)}, ${sourceOf(first)}`);
}

/** Leads to another state beside the one that was meant; nowhere if there's none. */
function plantTarget(value: SyntaxNode, around: readonly SyntaxNode[], plant: Plant): void {
  const target = textIn(value);
  if (target === null) return;
  const siblings = around
    .toReversed()
    .flatMap((each) => propertyOf(each) ?? [])
    .filter(({ name }) => name === 'states')
    .map(({ value: states }) => propertiesOf(states).map(({ name }) => name));
  const place = siblings.find((names) => names.includes(target));
  const other = place?.find((name) => name !== target);
  plant('target', value, other === undefined ? 'undefined' : `'${other}'`);
}

/** Values that assign sets: each stays as it was, or becomes another. */
function plantInCall(node: SyntaxNode, plant: Plant, sourceOf: (node: SyntaxNode) => string): void {
  const { callee, arguments: given } = node;
  const isAssign = node.type === 'CallExpression' && isNode(callee) && callee['name'] === 'assign';
  const value = isAssign && Array.isArray(given) ? given.find(isNode) : undefined;
  if (!value) return;
  const body = returnedBy(value);
  if (value.type !== 'ObjectExpression') {
    plant('assign', body ?? value, body ? '({})' : '{}');
    return;
  }
  for (const each of propertiesOf(value)) {
    plant('assign', each.value, otherValue(each.name, sourceOf(each.value)));
  }
}

function otherValue(name: string, source: string): string {
  if (source === 'true') return 'false';
  if (source === 'false') return 'true';
  return /^\d+$/u.test(source) ? `${source} + 1` : `({ context }) => context.${name}`;
}

/** A part of a list with the comma behind it. */
function withComma({ start, end }: SyntaxNode, text: string): Pick<SyntaxNode, 'start' | 'end'> {
  const comma = /^\s*,/u.exec(text.slice(end))?.[0].length ?? 0;
  return { start, end: end + comma };
}
