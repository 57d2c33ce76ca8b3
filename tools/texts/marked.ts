import { createHash } from 'node:crypto';
import { parseSync, Visitor } from 'oxc-parser';

/** A text that the sources mark with `t` or `plural`, in English. */
export interface MarkedText {
  /** The English, with `{0}`, `{1}` … for values. */
  readonly key: string;
  /** The English for other counts than one; null unless the text counts. */
  readonly plural: string | null;
  /** What the code calls the values, for translators. */
  readonly values: readonly string[];
  /** Changes that put its marks into the code. */
  readonly edits: readonly Edit[];
}

/** Replaces a part of a code; offsets are UTF-16 units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Whether a module can have marked texts; only these have to be parsed. */
export const mayBeMarked = /\bt`|\bplural\(/u;

/** A name for a text that survives minifying and changes with it. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 10);
}

/** The marks that a bundle carries in place of a text. */
export const marks = {
  whole: (key: string) => `@@t${hashOf(key)}@@`,
  next: '@@n@@',
  end: '@@e@@',
  pattern: /@@(t[\da-f]{10}|n|e)@@/u,
};

/** All marked texts of a module, in their order. Throws where a mark is no plain text. */
export function markedTexts(file: string, code: string): readonly MarkedText[] {
  if (!mayBeMarked.test(code)) return [];
  const found: MarkedText[] = [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  new Visitor({
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (tag.type !== 'Identifier' || tag.name !== 't') return;
      const places = placesOf(code, quasi);
      const key = places.map(({ text }, at) => (at === 0 ? text : `{${at - 1}}${text}`)).join('');
      found.push({
        key,
        plural: null,
        values: quasi.expressions.map((each) => code.slice(each.start, each.end)),
        edits: places.map(({ from, to }, at) => ({
          // The tag goes, the grave accent stays.
          start: at === 0 ? start : from,
          end: to,
          text: at === 0 ? `\`${marks.whole(key)}` : at < places.length - 1 ? marks.next : marks.end,
        })),
      });
    },
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'plural') return;
      const [, forms] = given;
      const texts = new Map<string, string>();
      if (forms?.type === 'ObjectExpression') {
        for (const each of forms.properties) {
          if (each.type !== 'Property' || each.key.type !== 'Identifier') continue;
          if (each.value.type === 'Literal' && typeof each.value.value === 'string') {
            texts.set(each.key.name, each.value.value);
          }
        }
      }
      const [one, other] = [texts.get('one'), texts.get('other')];
      if (forms === undefined || one === undefined || other === undefined) {
        throw new Error(`${file}: plural wants its two forms in place, at ${start}`);
      }
      const edits = [{ start: forms.start, end: forms.end, text: `"${marks.whole(one)}"` }];
      found.push({ key: one, plural: other, values: [], edits });
    },
  }).visit(program);
  return found;
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Template {
  readonly start: number;
  readonly end: number;
  readonly quasis: readonly { readonly value: { readonly raw: string; readonly cooked: string | null } }[];
  readonly expressions: readonly { readonly end: number }[];
}

/** The texts of a template between its values, with their places in the code. */
export function placesOf(code: string, { start, quasis, expressions }: Template): readonly Place[] {
  return quasis.map(({ value }, at) => {
    const before = expressions[at - 1];
    const from = before === undefined ? start + 1 : code.indexOf('}', before.end) + 1;
    return { from, to: from + value.raw.length, text: value.cooked ?? value.raw };
  });
}

/** The code with these changes, which must not overlap. */
export function edited(code: string, edits: readonly Edit[]): string {
  let at = 0;
  let result = '';
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}
