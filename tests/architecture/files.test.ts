import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesIn, textOf } from '../../tools/support/source.ts';

/** Files that are longer than the rule; this list may only become shorter. */
const longFiles: readonly string[] = [];
const longest = 300;
const longestChart = 250;

const sources = filesIn([
  'src',
  'server',
  'tools',
  'tests',
  'playwright.config.ts',
  'vite.config.ts',
  'vitest.config.ts',
]);

test('no file is longer than 300 lines, no chart longer than 250', () => {
  const long = sources.filter((file) => lines(file) > (file.endsWith('.machine.ts') ? longestChart : longest));
  expect(long.filter((file) => !longFiles.includes(file)).map((file) => `${file}: ${lines(file)}`)).toEqual([]);
  expect(longFiles.filter((file) => !long.includes(file))).toEqual([]);
});

test('files are named subject.role.ts in kebab case, components alone in PascalCase', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.tsx?$/;
  const pascal = /^[A-Z][A-Za-z0-9]*(\.css|\.test)?\.tsx?$/;
  const wrong = sources.filter((file) => {
    const name = file.slice(file.lastIndexOf('/') + 1);
    return !kebab.test(name) && !(pascal.test(name) && /^(src\/ui|src\/app|tests)\//.test(file));
  });
  expect(wrong).toEqual([]);
});

test('a component file of the ui carries the name, or the common part of the names, of what it exports', () => {
  const wrong = filesIn(['src/ui'], /\/[A-Z][A-Za-z0-9]*\.tsx$/).filter((file) => {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
    return !new RegExp(`export (function|const) [A-Za-z]*${name}`).test(textOf(file));
  });
  expect(wrong).toEqual([]);
});

test('folders are named in kebab case', () => {
  const folders = sources.flatMap((file) => file.split('/').slice(0, -1));
  expect([...new Set(folders)].filter((folder) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))).toEqual([]);
});

test('a chart carries the name of its folder', () => {
  const wrong = filesIn(['src/machines'], /^src\/machines\/[^/]+\/.+\.tsx?$/).filter((file) => {
    const [name = '', folder = ''] = file.split('/').toReversed();
    return name.endsWith('.machine.ts') && folder !== 'kit' && !name.startsWith(`${folder}.`);
  });
  expect(wrong).toEqual([]);
});

test('no check is silenced and no unfinished work is left in the text', () => {
  const forbidden = [
    ['as unknown', 'as'],
    ['as', 'any'],
    ['as', 'never'],
    ['oxlint-', 'disable'],
    ['eslint-', 'disable'],
    ['@ts-', 'ignore'],
    ['@ts-', 'expect-error'],
    ['@ts-', 'nocheck'],
    ['not ', 'implemented'],
    ['TO', 'DO'],
    ['FIX', 'ME'],
  ].map(
    ([start = '', end = '']) =>
      new RegExp(`\\b${start}${start.startsWith('as') ? ' ' : ''}${end}\\b|${start}${end}(?=[\\s:])`),
  );
  /** Texts of BND-12. */
  const specified = /'Demo mode - bundle (?:application|removal) [a-z ]+'/u;
  const wrong = sources.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) =>
        forbidden.some((words) => words.test(line.replace(specified, '')))
          ? [`${file}:${index + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(wrong).toEqual([]);
});

test('no browser test waits by sleeping', () => {
  const wrong = filesIn(['tests/browser']).filter((file) => /waitForTimeout|networkidle/.test(textOf(file)));
  expect(wrong).toEqual([]);
});

test('a test that starts a shop of its own also ends it when it fails', () => {
  const started = /(?:const|let) \w+ = await startShop\(.*\);\n(?<next>.*)/gu;
  const wrong = filesIn(['tests/server', 'tests/database']).filter((file) =>
    [...textOf(file).matchAll(started)].some(
      ({ groups }) => !/onTestFinished\(|try \{|started\.push\(/u.test(groups?.['next'] ?? ''),
    ),
  );
  expect(wrong).toEqual([]);
});

test('jobs run through the helpers of the tests, whose options hold no shop until the process ends', () => {
  const wrong = filesIn(['tests']).filter(
    (file) => !file.startsWith('tests/support/') && /import \{[^}]*\brunOnce\b/u.test(textOf(file)),
  );
  expect(wrong).toEqual([]);
  const helpers = filesIn(['tests/support']).filter((file) => /runOnce\(\{[^}]*\btaskList\b/u.test(textOf(file)));
  expect(helpers).toEqual([]);
});

test('every package is pinned to one version', () => {
  const versions = z.record(z.string(), z.string());
  const manifest = z
    .object({
      dependencies: versions,
      devDependencies: versions,
      optionalDependencies: versions,
      overrides: versions,
    })
    .parse(JSON.parse(textOf('package.json')));
  const loose = Object.values(manifest).flatMap((part) =>
    Object.entries(part).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  );
  expect(loose).toEqual([]);
});

function lines(file: string): number {
  return textOf(file).trimEnd().split('\n').length;
}
