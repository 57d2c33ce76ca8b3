import { parseSync, Visitor } from 'oxc-parser';
import { edited, marks, type Edit } from './marked.ts';

/** Texts by their mark, such as 't1f…': parts between `{0}`, `{1}` …, or counted forms with `|` between. */
export type TextsOfMarks = ReadonlyMap<string, string>;

/** What a template is made of: text as it is written in the code, marks, and values as code. */
interface Token {
  readonly kind: 'text' | 'code' | 'mark';
  /** Of a mark, its name. */
  readonly text: string;
}

/** The code of a chunk with the texts of one language in the places of their marks. Throws where a mark is left over. */
export function withTexts(code: string, texts: TextsOfMarks): string {
  if (!marks.pattern.test(code)) return code;
  const edits: Edit[] = [];
  let depth = 0;
  new Visitor({
    Literal({ value, start, end }) {
      if (depth > 0 || typeof value !== 'string' || !marks.pattern.test(value)) return;
      edits.push({ start, end, text: quoted(value, texts) });
    },
    TemplateLiteral(template) {
      depth += 1;
      // What stands inside of a value is put in together with its template.
      if (depth === 1) {
        const text = templateOf(code.slice(template.start, template.end), texts);
        edits.push({ start: template.start, end: template.end, text });
      }
    },
    'TemplateLiteral:exit'() {
      depth -= 1;
    },
  }).visit(parseSync('chunk.js', code).program);
  const result = edited(code, edits);
  if (marks.pattern.test(result)) throw new Error(`A mark is left over: ${marks.pattern.exec(result)?.[0] ?? ''}`);
  return result;
}

/** A string with the texts, in the quotes that need the fewest escapes. */
function quoted(value: string, texts: TextsOfMarks): string {
  const plain = joined(tokensOf(value), texts, (text) => text);
  const once = JSON.stringify(plain);
  return once.slice(1, -1).includes('"') && !/[`\\]|\$\{/u.test(plain) ? `\`${plain}\`` : once;
}

/** A template with the texts; it may be one inside of which others stand. */
function templateOf(code: string, texts: TextsOfMarks): string {
  const { program } = parseSync('template.js', `(${code})`);
  const [statement] = program.body;
  const whole = statement?.type === 'ExpressionStatement' ? statement.expression : null;
  const template = whole?.type === 'ParenthesizedExpression' ? whole.expression : whole;
  if (template?.type !== 'TemplateLiteral') throw new Error('No template');
  const source = `(${code})`;
  const tokens = template.quasis.flatMap(({ value: { raw } }, at): Token[] => {
    const before = template.expressions[at - 1];
    const inside = before && withTexts(source.slice(before.start, before.end), texts);
    return [...(inside === undefined ? [] : [{ kind: 'code' as const, text: inside }]), ...tokensOf(raw)];
  });
  return `\`${joined(tokens, texts, (text) => text.replaceAll(/[`\\]|\$\{/gu, (sign) => `\\${sign}`))}\``;
}

function tokensOf(text: string): Token[] {
  return text
    .split(marks.pattern)
    .map((part, at): Token => (at % 2 === 0 ? { kind: 'text', text: part } : { kind: 'mark', text: part }));
}

/** The tokens as code, in which a text's values stand where its language wants them. */
function joined(tokens: readonly Token[], texts: TextsOfMarks, written: (text: string) => string): string {
  const left = [...tokens];
  const read = (isInside: boolean): { readonly code: string; readonly ended: string } => {
    let code = '';
    for (let token = left.shift(); token !== undefined; token = left.shift()) {
      if (token.kind === 'text') code += token.text;
      else if (token.kind === 'code') code += `\${${token.text}}`;
      else if (token.text === 'n' || token.text === 'e') {
        if (!isInside) throw new Error('A value without its text');
        return { code, ended: token.text };
      } else code += textOf(token.text);
    }
    if (isInside) throw new Error('A text without its end');
    return { code, ended: '' };
  };
  const textOf = (name: string): string => {
    const text = texts.get(name);
    if (text === undefined) throw new Error(`No text for the mark ${name}`);
    const pieces = text.split(/\{(\d+)\}/u);
    const values: string[] = [];
    for (let ended = pieces.length > 1 ? 'n' : 'e'; ended === 'n';) {
      const value = read(true);
      values.push(value.code);
      ended = value.ended;
    }
    return pieces.map((piece, at) => (at % 2 === 0 ? written(piece) : (values[Number(piece)] ?? ''))).join('');
  };
  return read(false).code;
}
