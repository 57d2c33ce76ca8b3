import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { projectRoot } from './steps.ts';

export interface SourceImport {
  /** The importing file, from the project's root, with slashes. */
  file: string;
  line: number;
  specifier: string;
  typeOnly: boolean;
}

/** The files below the folders (or the file named), from the project's root, with slashes, sorted. */
export function filesIn(folders: readonly string[], ending: RegExp = /\.tsx?$/): string[] {
  return folders
    .flatMap((folder) => {
      const path = join(projectRoot, folder);
      const stat = statSync(path, { throwIfNoEntry: false });
      if (!stat) return [];
      if (stat.isFile()) return [folder];
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
    })
    .filter((file) => ending.test(file))
    .toSorted();
}

export function textOf(file: string): string {
  return readFileSync(join(projectRoot, file), 'utf8');
}

const knownImports = new Map<string, readonly SourceImport[]>();

/**
 * Everything that a file imports, re-exports, imports dynamically by a plain text, or names as import('…') type. Each file
 * is read once in a process.
 */
export function importsOf(file: string): readonly SourceImport[] {
  const known = knownImports.get(file) ?? readImports(file);
  knownImports.set(file, known);
  return known;
}

/** Has a file read again the next time, because it was saved. */
export function forgetImports(file: string): void {
  knownImports.delete(file);
}

function readImports(file: string): SourceImport[] {
  const text = textOf(file);
  const found: SourceImport[] = [];
  const add = (specifier: string, start: number, typeOnly: boolean): void => {
    found.push({ file, line: lineAt(text, start), specifier, typeOnly });
  };
  const { program } = parseSync(file, text);
  const isType = (node: { importKind?: string; exportKind?: string }): boolean =>
    node.importKind === 'type' || node.exportKind === 'type';
  new Visitor({
    ImportDeclaration(node) {
      const names = node.specifiers;
      const onlyTypes = names.length > 0 && names.every((one) => one.type === 'ImportSpecifier' && isType(one));
      add(node.source.value, node.start, isType(node) || onlyTypes);
    },
    ExportAllDeclaration: (node) => add(node.source.value, node.start, isType(node)),
    ExportNamedDeclaration(node) {
      if (node.source) add(node.source.value, node.start, isType(node));
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
        add(node.source.value, node.start, false);
      }
    },
    TSImportType: (node) => add(node.source.value, node.start, true),
  }).visit(program);
  return found;
}

/** The project file that a relative import names, or undefined for a package. */
export function targetOf({ file, specifier }: SourceImport): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
}

/** The package of a bare import: '@scope/name' of '@scope/name/part', 'node:fs' of 'node:fs/promises'. */
export function packageOf({ specifier }: SourceImport): string | undefined {
  if (specifier.startsWith('.')) return undefined;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Calls such as createActor(…) or new QueryClient(…) that run while the module is loaded. */
export function moduleScopeCalls(file: string, names: readonly string[]): { line: number; name: string }[] {
  const text = textOf(file);
  const found: { line: number; name: string }[] = [];
  // Most files name none of them, and parsing takes long.
  if (!names.some((name) => text.includes(name))) return found;
  let depth = 0;
  const enter = (): void => void (depth += 1);
  const leave = (): void => void (depth -= 1);
  const check = (callee: ESTree.Expression, start: number): void => {
    if (depth === 0 && callee.type === 'Identifier' && names.includes(callee.name)) {
      found.push({ line: lineAt(text, start), name: callee.name });
    }
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: (node) => check(node.callee, node.start),
    NewExpression: (node) => check(node.callee, node.start),
  }).visit(parseSync(file, text).program);
  return found;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
