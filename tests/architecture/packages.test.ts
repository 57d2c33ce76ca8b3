import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readAdvisories } from '../../tools/support/advisories.ts';
import { npmOnRuntimeLock } from '../../tools/support/lock-copy.ts';
import { filesIn, textOf } from '../../tools/support/source.ts';
import { withoutNames } from '../../tools/strip-radix.ts';
import { withoutCases } from '../../tools/strip-code.ts';
import { hyphenated, strippedReact } from '../../tools/strip-react.ts';
import { strippedRecipes } from '../../tools/strip-recipes.ts';
import { strippedRouter } from '../../tools/strip-router.ts';

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const { dependencies, devDependencies } = packageSchema.parse(JSON.parse(await readFile('package.json', 'utf8')));

/** Packages that the server's files import, and the files of `src` that it loads without a build. */
function importedByServer(): Set<string> {
  const waiting = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => join('server', file));
  const seen = new Set(waiting);
  const packages = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const imports = textOf(file).matchAll(
      /^(?:import|export) (?!type )(?:[^;']* from )?'([^']+)';|(?:import|require)\('([^']+)'\)/gmu,
    );
    for (const [, fixed, late] of imports) {
      const name = fixed ?? late ?? '';
      if (!name.startsWith('.')) packages.add(packageOf(name));
      const path = normalize(join(dirname(file), name));
      if (!name.startsWith('.') || !path.startsWith('src/') || seen.has(path)) continue;
      seen.add(path);
      waiting.push(path);
    }
  }
  return new Set([...packages].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)));
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

test('RUN-03 the running shop needs the packages that its server imports, and no others', () => {
  expect(Object.keys(dependencies).toSorted()).toEqual([...importedByServer()].toSorted());
});

test('RUN-03 what only builds, tests or draws pages is a package of development', () => {
  for (const name of ['vite', 'react', 'radix-ui', 'lighthouse', 'subset-font', '@playwright/test']) {
    expect(devDependencies).toHaveProperty(name);
  }
});

/** The packages that the owner named, and the files where each does its part. */
const named: Readonly<Record<string, string>> = {
  react: 'src/ui/shell/app/actors.tsx',
  'react-dom': 'src/app/platform/entry/entry-server.tsx',
  'react-router-dom': 'src/ui/shell/app/ShopRouter.tsx',
  xstate: 'src/machines/shell/navigation/navigation.machine.ts',
  '@xstate/react': 'src/ui/shell/app/actors.tsx',
  '@tanstack/react-query': 'src/services/platform/query-client.ts',
  axios: 'src/services/platform/http/exchange.ts',
  '@statelyai/inspect': 'src/app/platform/inspect.ts',
  'radix-ui': 'src/ui/kit/overlay/Modal.tsx',
  '@vanilla-extract/css': 'src/ui/kit/theme/theme.css.ts',
  vite: 'vite.config.ts',
  vitest: 'vitest.config.ts',
  'xstate/graph': 'tools/paths/graph.ts',
  '@playwright/test': 'playwright.config.ts',
};

test('PKG-01 the packages that the owner named do what they are for, and the project’s parts lie where he wants them', () => {
  const idle = Object.entries(named).filter(([name, file]) => {
    const taken = [...textOf(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gmu)].map(
      ([, from]) => from,
    );
    return !taken.some((from) => from === name || from?.startsWith(`${name}/`));
  });
  expect(idle).toEqual([]);
  const clients = filesIn(['src'], /\.tsx?$/u).filter((file) => textOf(file).includes('new QueryClient('));
  expect(clients).toEqual(['src/services/platform/query-client.ts']);
  const top = ['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html', 'README.md', 'src', 'tests'];
  expect(readdirSync('.')).toEqual(expect.arrayContaining(top));
  expect(readdirSync('src')).toEqual(expect.arrayContaining(['machines', 'ui', 'services']));
});

const bomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string() })),
});

test('SEC-04 the bill of materials names every package of the running shop with its version, and few', () => {
  const text = npmOnRuntimeLock(['sbom', '--package-lock-only', '--sbom-format=cyclonedx']);
  const { components } = bomSchema.parse(JSON.parse(text));
  const listed = new Map(components.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(dependencies)) {
    expect(`${name} ${listed.get(name)}`).toBe(`${name} ${version}`);
  }
  expect(components.length).toBeLessThan(295);
});

test('SEC-04 a known fault counts when it is high or critical; a registry without a list is told apart', () => {
  const report = (severity: string) =>
    JSON.stringify({ vulnerabilities: { fastify: { severity, range: '<5.9.0', via: [] } } });
  expect(readAdvisories(report('critical'))).toEqual({ isKnown: true, serious: ['fastify <5.9.0: critical'] });
  expect(readAdvisories(report('high')).serious).toEqual(['fastify <5.9.0: high']);
  expect(readAdvisories(report('moderate'))).toEqual({ isKnown: true, serious: [] });
  expect(readAdvisories('{"message":"405 Method Not Allowed","statusCode":405}')).toEqual({
    isKnown: false,
    serious: [],
  });
  expect(readAdvisories('')).toEqual({ isKnown: false, serious: [] });
});

test('PRF-01 the build leaves out of React, its router and Radix what the shop does not use, and refuses versions it does not know', () => {
  const react = textOf('node_modules/react-dom/cjs/react-dom-client.production.js');
  const light = strippedReact(react);
  expect(react.length - light.length).toBeGreaterThan(100_000);
  const gone = ['.startViewTransition(', 'D: prefetchDNS', 'Event(\n  "onSelect"', 'case 26:\n', '"webkit" +'];
  expect(gone.filter((text) => !react.includes(text) || light.includes(text))).toEqual([]);
  const other = react.replaceAll('startViewTransition(', 'openViewTransition(');
  expect(() => strippedReact(other)).toThrow('Expected one function startViewTransition, found 0');
  const shorter = react.replaceAll(/^FragmentInstance\.prototype\.blur = [^]*?^\};$/gmu, '');
  expect(() => strippedReact(shorter)).toThrow('Expected 15 methods in React, found 14');
  const fewer = react.replace('    case 21:\n      break;\n', '');
  expect(() => strippedReact(fewer)).toThrow('Expected 88 cases in React, found 87');
  const silent = react.replace('registerTwoPhaseEvent(\n  "onSelect",', 'registerTwoPhaseEvent(\n  "onChoice",');
  expect(() => strippedReact(silent)).toThrow('Not found: registerTwoPhaseEvent(');

  const routers = filesIn(['node_modules/react-router/dist/development'], /\.mjs$/u)
    .map(textOf)
    .filter((text) => text.includes('function RenderedRoute('));
  expect(routers).toHaveLength(1);
  const [router = ''] = routers;
  expect(strippedRouter(router)).not.toContain('function RSCErrorHandler(');
  const changed = router.replace('let errors = dataRouterState?.errors;', '');
  expect(() => strippedRouter(changed)).toThrow('Expected once, found 0 times: let errors');

  const dialog = textOf('node_modules/@radix-ui/react-dialog/dist/index.mjs');
  expect(withoutNames(dialog)).not.toContain('__name');
  expect(() => withoutNames(dialog.replaceAll('__name', '__called'))).toThrow('in another way');

  const [runtime = ''] = filesIn(['node_modules/@vanilla-extract/recipes/dist'], /createRuntimeFn-\w+\.esm\.js$/u);
  expect(strippedRecipes(textOf(runtime))).not.toContain('defineProperty');
  expect(() => strippedRecipes(textOf(runtime).replaceAll('_objectSpread2', '_spread'))).toThrow('Expected once');
});

test('PRF-01 a case that is left out of a switch takes along what only it runs, and no name', () => {
  const switched = `switch (at.tag) {
  case 1: one(); break;
  case 2: two(); case 3: three(); break;
  case 4: case 5: five(); break;
  case 6: var six = 6; break;
  case 7: seven(six);
}`;
  const left = (...tests: string[]) =>
    withoutCases(switched, (on, test) => on === 'at.tag' && tests.includes(test)).code.replaceAll(/\s+/gu, ' ');
  expect(left('1')).toContain('{ case 2: two();');
  expect(left('2')).toContain('break; case 3: three(); break;');
  expect(left('3')).toContain('case 2: two(); three(); break;');
  expect(left('4')).toContain('break; case 5: five(); break;');
  expect(left('5')).toContain('case 4: five(); break;');
  expect(left('2', '3')).toContain('one(); break; case 4:');
  expect(left('6')).toContain('break; case 6: var six; case 7: seven(six);');
});

test('PRF-01 nothing of the shop uses what the build leaves out', () => {
  const leftOut = new RegExp(
    [
      String.raw`\b(?:ViewTransition|SuspenseList|Profiler|StrictMode|componentStack)\b`,
      String.raw`<Fragment\b[^>]*\bref=`,
      String.raw`\buse(?:ActionState|FormStatus|FormState|Optimistic|Transition|CacheRefresh)\b`,
      String.raw`\bon(?:BeforeInput|Composition\w*)=|<[a-z][^>]*\sonSelect=`,
      String.raw`\b(?:prefetchDNS|preconnect|preinit\w*|preload(?:Module)?|findDOMNode)\b[^;]*from 'react-dom'`,
      String.raw`\b(?:RouterProvider|create\w+Router|errorElement|useRouteError|HydrateFallback)\b`,
    ].join('|'),
    'u',
  );
  expect(filesIn(['src']).filter((file) => leftOut.test(textOf(file)))).toEqual([]);
  // Elements of a head would stay where they are, and the names of others are shortened by React alone.
  const drawn = filesIn(['src'], /\.tsx$/u).map((file) => ({ file, text: textOf(file) }));
  const inHead = /^\s*<(?:html|head|body|meta|link|style|script|title)\b(?!.*svg)/mu;
  expect(drawn.filter(({ text }) => inHead.test(text)).map(({ file }) => file)).toEqual([
    'src/ui/flows/chart/ChartDrawing.tsx',
  ]);
  const react = textOf('node_modules/react-dom/cjs/react-dom-client.production.js');
  const list = react.match(/^var aliases = new Map\(\[\n([^]*?)^ {2}\]\)/mu)?.[1] ?? '';
  const names = [...list.matchAll(/\["([\w-]+)", /gu)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(70);
  expect(names).toEqual(expect.arrayContaining([...hyphenated]));
  const written = drawn.map(({ text }) => text).join('\n');
  const missing = names.filter(
    (name) => !hyphenated.has(name) && new RegExp(`\\b${name}(?:=|: )`, 'u').test(written),
  );
  expect(missing).toEqual([]);
});
