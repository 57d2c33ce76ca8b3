import { appendFile, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fingerprint, type Part, parts, staleParts } from '../../../tools/built.ts';

const composeSchema = z.strictObject({
  name: z.string(),
  services: z.object({
    shop: z.object({
      build: z.string(),
      env_file: z.tuple([z.strictObject({ path: z.literal('.env'), required: z.literal(false) })]),
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()),
      depends_on: z.object({ database: z.object({ condition: z.literal('service_healthy') }) }),
    }),
    database: z.object({
      image: z.string(),
      healthcheck: z.object({ test: z.array(z.string()) }),
      volumes: z.array(z.string()),
    }),
  }),
  volumes: z.record(z.string(), z.null()),
});

const composed = async () => composeSchema.parse(parse(await readFile('compose.yaml', 'utf8')));
const dockerfile = await readFile('Dockerfile', 'utf8');
const settingsRead = new Set(
  [...(await readFile('server/platform/start/settings.ts', 'utf8')).matchAll(/'([A-Z][A-Z\d_]+)'/gu)].map(
    ([, name = '']) => (name.endsWith('_WEBHOOK') ? `${name}_URL` : name),
  ),
);
for (const name of ['SMS_WEBHOOK', 'WHATSAPP_WEBHOOK']) settingsRead.add(`${name}_SECRET`);

test('RUN-03 the Dockerfile is without a fault for its linter, and the shop in it is nobody’s root', () => {
  expect(validate(dockerfile).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
  expect(last).toMatch(/^USER node$/mu);
  expect(last).toMatch(/^CMD \["node", /mu);
  expect(last).toContain('/readyz');
});

test('RUN-03 the image runs the Node that the shop is made for', () => {
  const [major] = process.versions.node.split('.');
  expect(new Set(dockerfile.match(/^FROM node:\d+/gmu))).toEqual(new Set([`FROM node:${major}`]));
});

test('RUN-03 the compose file reads every setting from .env, and sets itself only where the image is', async () => {
  const { env_file: files, environment } = (await composed()).services.shop;
  expect(files).toEqual([{ path: '.env', required: false }]);
  expect(Object.keys(environment)).toEqual(['DATABASE_URL', 'PUBLIC_ORIGIN', 'HOST', 'PORT', 'DATA_DIR']);
  expect(Object.keys(environment).filter((name) => !settingsRead.has(name))).toEqual([]);
});

test('RUN-03 npm start and every other command of the shop reads .env, which no commit and no image holds', async () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile('package.json', 'utf8')));
  for (const name of ['start', 'dev', 'backup', 'restore', 'admin', 'seed']) {
    expect(scripts[name]).toContain('--env-file-if-exists=.env ');
  }
  for (const file of ['.gitignore', '.dockerignore']) expect(await readFile(file, 'utf8')).toMatch(/^\.env$/mu);
});

test('RUN-03 every volume that a service of the compose file names is there', async () => {
  const { services, volumes } = await composed();
  const named = Object.values(services).flatMap((service) =>
    service.volumes.map((line) => line.split(':')[0] ?? ''),
  );
  expect(named.filter((name) => !name.startsWith('.') && !(name in volumes))).toEqual([]);
  expect(dockerfile).toMatch(/^VOLUME \/data$/mu);
});

test('RUN-03 the image holds what the start reads besides the server', () => {
  expect(dockerfile).toMatch(/^COPY .*tools\/pinned-node\.mjs tools\/built\.ts .*$/mu);
});

test('RUN-03 the guide of operations names every setting that the shop reads', async () => {
  const guide = await readFile('docs/operations.md', 'utf8');
  expect([...settingsRead].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

/** A folder with a file in each source of both builds. */
async function sourcesIn(folder: string): Promise<void> {
  for (const source of Object.values(parts).flatMap(({ sources }) => sources)) {
    const file = /\.\w+$/u.test(source) ? join(folder, source) : join(folder, source, 'one.ts');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, source);
  }
}

test('RUN-01 a build is known by its sources, wherever the project is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mantra-build-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  const { sources } = parts.pages;
  await sourcesIn(here);
  await cp(here, there, { recursive: true });
  expect(await fingerprint(there, sources)).toBe(await fingerprint(here, sources));
  await appendFile(join(there, 'src/one.ts'), ' ');
  expect(await fingerprint(there, sources)).not.toBe(await fingerprint(here, sources));
});

test('RUN-01 a build is stale once one of its sources has changed or is gone, and not when it was only written anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mantra-build-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  await sourcesIn(folder);
  const stamped = async (part: Part) => {
    const stamp = join(folder, parts[part].stamp);
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, await fingerprint(folder, parts[part].sources));
  };
  expect(await staleParts(folder)).toEqual(['pages', 'server']);
  await stamped('pages');
  expect(await staleParts(folder)).toEqual(['server']);
  await stamped('server');
  expect(await staleParts(folder)).toEqual([]);

  const later = new Date(Date.now() + 60_000);
  const file = join(folder, 'server/one.ts');
  await utimes(file, later, later);
  expect(await staleParts(folder)).toEqual([]);
  await appendFile(file, ' ');
  expect(await staleParts(folder)).toEqual(['server']);
  await stamped('server');
  await writeFile(join(folder, 'src/two.ts'), '');
  await stamped('pages');
  await stamped('server');
  await rm(join(folder, 'src/two.ts'));
  await utimes(join(folder, 'src'), later, later);
  expect(await staleParts(folder)).toEqual(['pages', 'server']);
});
