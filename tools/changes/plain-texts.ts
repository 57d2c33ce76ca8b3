import { parseSync, Visitor, type Expression, type Program } from 'oxc-parser';
import type { SourceForm } from '../../src/domain/flows/change/changeable.ts';
import { placesOf } from '../texts/marked.ts';

/** A text of a staff page, which nothing marks. */
export interface PlainText {
  /** With `{0}`, `{1}` … for values. */
  readonly key: string;
  /** How it is written at its place. */
  readonly form: Extract<SourceForm, { kind: 'quoted' | 'attribute' | 'child' | 'template' }>;
  /** Offsets of all of it, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** The modules whose texts can be read on a page: components, sections, and what charts' views say; nothing of the room itself. */
export const mayHavePlainTexts =
  /(?:^|\/)src\/(?:(?:ui\/(?!flows\/).*\.tsx|app\/(?!flows\/).*\.tsx?)|machines\/(?!flows\/).*(?:[.-](?:words|view|questions)|\/words)\.ts)$/u;

/** Attributes and members that are read or heard by a person, whatever they say. */
const visible =
  /^(?:label|title|heading|hint|note|text|words|description|empty|emptyText|placeholder|aria-label|search|searchHelp|importHint|verb|removal|summary|question|detail|\w+Label|seek|found|none)$/u;

/** Whatever they say, no person reads them. */
const unseen = /^(?:absent|words|id|slug|key|keys|href|path|className|style|type|kind|timeZone|currency)$/u;

const letters = /\p{L}{2}/u;
/** Words that can only be for a person: several, and the first with a capital. */
const sentence = /^(?=.*\p{L}\p{Ll})[“‘]?\p{Lu}[\p{L}\d’'-]*[,.:…]? \S/u;
/** One line, without the signs that separate forms and name values. */
const isWhole = (text: string) => !/[\n|#]|\{\d/u.test(text);
const word = /^\p{Lu}\p{Ll}+[….]?$/u;

type Wanted = (text: string) => boolean;
const anyWords: Wanted = (text) => letters.test(text);
const sentences: Wanted = (text) => sentence.test(text);
const wordsOnly: Wanted = (text) => sentence.test(text) || word.test(text);

/**
 * The texts of a module that stand where a page shows them: between tags, in attributes that a person reads, and in
 * lists, forms and views by what they are called or how they read.
 */
export function plainTexts(file: string, code: string): readonly PlainText[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  const found = new Map<number, PlainText>();
  const hidden: { readonly start: number; readonly end: number }[] = [];
  const add = (key: string, form: PlainText['form'], start: number, end: number) => {
    // One that ends with a space is part of a sentence.
    if (key === key.trim()) found.set(start, { key, form, start, end });
  };
  /** Whatever an expression can have as its value. */
  const read = (value: Expression | { readonly type: string }, wanted: Wanted): void => {
    const own = value as Expression;
    if (own.type === 'Literal') {
      if (typeof own.value === 'string' && isWhole(own.value) && wanted(own.value)) {
        add(own.value, { kind: 'quoted' }, own.start, own.end);
      }
    } else if (own.type === 'TemplateLiteral') {
      const places = placesOf(code, own);
      const key = places.map(({ text }, at) => (at === 0 ? text : `{${at - 1}}${text}`)).join('');
      const said = places.map(({ text }) => text).join(' ');
      const values = own.expressions.map((each) => code.slice(each.start, each.end));
      const isSaid = places.some(({ text }) => letters.test(text) && /\s/u.test(text)) && !/[/=]/u.test(said);
      if (isWhole(said) && (isSaid || (wanted === anyWords && /^\p{Lu}/u.test(said)))) {
        add(key, { kind: 'template', tag: '', values }, own.start, own.end);
        // A text in the value of another one: two changes would overlap.
        hidden.push(...own.expressions);
      }
      for (const each of own.expressions) read(each, wordsOnly);
    } else if (own.type === 'ConditionalExpression') {
      read(own.consequent, wanted);
      read(own.alternate, wanted);
    } else if (own.type === 'LogicalExpression') {
      if (own.operator !== '&&') read(own.left, wanted);
      read(own.right, wanted);
    } else if (own.type === 'ArrayExpression') {
      for (const each of own.elements) if (each && each.type !== 'SpreadElement') read(each, sentences);
    } else if (
      own.type === 'TSAsExpression' ||
      own.type === 'TSSatisfiesExpression' ||
      own.type === 'ParenthesizedExpression'
    ) {
      read(own.expression, wanted);
    }
  };
  const kit = namesOfKit(program);
  new Visitor({
    JSXElement({ children }) {
      const isSentence = children.some(
        (each) =>
          each.type === 'JSXExpressionContainer' &&
          each.expression.type !== 'JSXEmptyExpression' &&
          each.expression.type !== 'Literal',
      );
      for (const each of children) {
        if (each.type === 'JSXExpressionContainer') {
          read(each.expression, anyWords);
        } else if (each.type === 'JSXText' && !isSentence) {
          const own = each.raw ?? each.value;
          const said = own.trim();
          // Part of a sentence alone would be no text; a sign that is written by its name isn't read here.
          if (!/^[“‘]?[\p{Lu}\d]/u.test(said) || !letters.test(said) || !/^[^&{|#]*$/u.test(said)) continue;
          const start = each.start + own.indexOf(said);
          add(said.replaceAll(/\s*\n\s*/gu, ' '), { kind: 'child' }, start, start + said.length);
        }
      }
    },
    JSXAttribute({ name, value }) {
      const own = name.type === 'JSXIdentifier' ? name.name : '';
      if (!visible.test(own) || !value) return;
      if (value.type === 'Literal') {
        if (isWhole(value.value) && letters.test(value.value) && !value.raw?.includes('&')) {
          add(value.value, { kind: 'attribute' }, value.start, value.end);
        }
      } else if (value.type === 'JSXExpressionContainer') read(value.expression, anyWords);
    },
    Property({ key, value, shorthand }) {
      const name = key.type === 'Identifier' ? key.name : '';
      if (shorthand) return;
      if (unseen.test(name)) hidden.push(value);
      else read(value, visible.test(name) ? anyWords : sentences);
    },
    ObjectExpression({ properties }) {
      const values = properties.map((each) =>
        each.type === 'Property' && each.value.type === 'Literal' ? each.value.value : null,
      );
      const isWords =
        values.length > 1 && values.every((each) => typeof each === 'string' && /^\p{Lu}/u.test(each));
      if (!isWords) return;
      for (const each of properties) if (each.type === 'Property') read(each.value, wordsOnly);
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || !kit.has(callee.name)) return;
      for (const each of given) if (each.type !== 'SpreadElement') read(each, wordsOnly);
    },
    ReturnStatement({ argument }) {
      if (argument) read(argument, sentences);
    },
    ArrowFunctionExpression({ body }) {
      if (body.type !== 'BlockStatement') read(body, sentences);
    },
    VariableDeclarator({ init }) {
      if (init) read(init, sentences);
    },
  }).visit(program);
  return [...found.values()]
    .filter(({ start, end }) => !hidden.some((part) => part.start <= start && end <= part.end))
    .toSorted((one, other) => one.start - other.start);
}

/** What a module takes from the dashboard's kit: its fields, cards and filters are called with their labels. */
function namesOfKit({ body }: Program): ReadonlySet<string> {
  return new Set(
    body.flatMap((each) =>
      each.type === 'ImportDeclaration' && /\/kit\/(?:form|list)\//u.test(each.source.value)
        ? each.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
}

/** Texts that a module compares, switches over, or has as a type or a name: another one would change what it does. */
export function fixedTexts(file: string, code: string): readonly string[] {
  const found: string[] = [];
  const add = (value: { readonly type: string; readonly value?: unknown } | null) => {
    if (value?.type === 'Literal' && typeof value.value === 'string') found.push(value.value);
  };
  new Visitor({
    BinaryExpression({ left, right }) {
      add(left);
      add(right);
    },
    SwitchCase: ({ test }) => add(test),
    TSLiteralType: ({ literal }) => add(literal),
    Property: ({ key }) => add(key),
    MemberExpression: ({ property }) => add(property),
  }).visit(parseSync(file, code).program);
  return found;
}
