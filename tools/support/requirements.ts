import { type ESTree, parseSync, Visitor } from 'vite';
import { filesIn, textOf } from './source.ts';

export interface Requirement {
  id: string;
  /** What it demands, in one line. */
  says: string;
  /** Marked [x] in docs/requirements.md: built, and proven by at least one test. */
  isBuilt: boolean;
}

const idPattern = /[A-Z]{3}-\d{2}/g;

/** The lines of docs/requirements.md that carry an id: `- [x] **CRT-04** …` */
export function requirements(): Requirement[] {
  return textOf('docs/requirements.md')
    .split('\n')
    .flatMap((line) => {
      const [, id, says = ''] = /^- .*?\*\*([A-Z]{3}-\d{2})\*\*(?: \(\+\))? ?(.*)/.exec(line) ?? [];
      return id ? [{ id, says, isBuilt: /^- \[x\]/i.test(line) }] : [];
    });
}

/** The ids that titles of running tests start with. */
export function provenIds(): Set<string> {
  return new Set(
    filesIn(['tests'], /\.(test|spec)\.tsx?$/)
      .flatMap(testTitles)
      .flatMap(leadingIds),
  );
}

/** 'CRT-04, CRT-05 plus is disabled' → CRT-04 and CRT-05; an id later in the sentence does not count. */
export function leadingIds(title: string): string[] {
  const start = /^(?:[A-Z]{3}-\d{2}(?:,| and|:)? ?)+/.exec(title)?.[0] ?? '';
  return start.match(idPattern) ?? [];
}

function testTitles(file: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression(node) {
      const title = node.arguments[0];
      if (!title || !isRunningTest(node.callee)) return;
      if (title.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title.type === 'TemplateLiteral') titles.push(title.quasis[0]?.value.raw ?? '');
    },
  }).visit(parseSync(file, textOf(file)).program);
  return titles;
}

/** test(…), it(…), test.for(…)(…), test.each`…`(…); not the skipped ones and not describe. */
function isRunningTest(callee: ESTree.Expression): boolean {
  switch (callee.type) {
    case 'Identifier':
      return callee.name === 'test' || callee.name === 'it';
    case 'CallExpression':
      return isRunningTest(callee.callee);
    case 'TaggedTemplateExpression':
      return isRunningTest(callee.tag);
    case 'MemberExpression':
      return (
        isRunningTest(callee.object) &&
        callee.property.type === 'Identifier' &&
        !['skip', 'todo', 'fixme', 'describe', 'step', 'fail'].includes(callee.property.name)
      );
    default:
      return false;
  }
}
