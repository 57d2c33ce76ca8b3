import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readAdvisories } from '../../tools/support/advisories.ts';
import { npmOnRuntimeLock } from '../../tools/support/lock-copy.ts';
import { textOf } from '../../tools/support/source.ts';

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
      /^(?:import|export) (?!type )(?:[^;']* from )?'([^']+)';|import\('([^']+)'\)/gmu,
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
