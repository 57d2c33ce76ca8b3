import { afterAll, beforeAll, expect, test } from 'vitest';
import { OptionsError } from '../../../../tools/support/options-error.ts';
import { chanceOf } from '../../../../tools/torture/chance.ts';
import { Findings } from '../../../../tools/torture/findings.ts';
import { readOptions, usage } from '../../../../tools/torture/options.ts';
import type { Part } from '../../../../tools/torture/part.ts';
import { parts } from '../../../../tools/torture/parts.ts';
import { openWorkshop, type Workshop } from '../../../../tools/torture/workshop.ts';

/** Milliseconds: shops in processes of their own start several times. */
const timeout = 180_000;

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.clear());

/** Runs a part of the campaign in a small size; what it finds. */
async function found(part: Part, size: number) {
  const findings = new Findings();
  await part({ workshop, findings, chance: chanceOf('npm test'), say: () => undefined }, size);
  return findings.all();
}

test('SEC-07 flags choose the parts and their sizes, a seed is repeated, and 0 leaves a part out', () => {
  const { sizes, seed } = readOptions(['--kills', '3', '--fuzz=0', '--seed', 'a7', '--only', 'kills,fuzz,races']);
  expect({ ...sizes, seed }).toMatchObject({ kills: 3, fuzz: 0, races: 4000, pages: 0, matrix: 0, seed: 'a7' });
  expect(readOptions(['--matrix', '--disk', '--kills', '1']).sizes).toMatchObject({ matrix: 1, disk: 1, kills: 1 });
});

test.for([['--kills', 'many'], ['--kils', '3'], ['--only', 'nothing'], ['--seed', ''], ['--races']])(
  'SEC-07 a wrong flag is answered with what is allowed: %s',
  (args) => {
    expect(() => readOptions(args)).toThrow(OptionsError);
    expect(usage()).toContain('--only LIST');
  },
);

test(
  'SEC-07, RUN-04 a shop that is killed under load, in its first start and in a migration loses nothing',
  { timeout },
  async () => {
    expect(await found(parts.kills, 3)).toEqual([]);
  },
);

test(
  'SEC-07, RUN-03 a database that is cut and one that hangs: refused in time, nothing lost, back soon',
  { timeout },
  async () => {
    expect(await found(parts.outages, 2)).toEqual([]);
  },
);

test('SEC-07, SEC-02 slow and huge clients keep nobody waiting', { timeout }, async () => {
  expect(await found(parts.clients, 40)).toEqual([]);
});

test('SEC-07, SEC-02 hostile files keep nobody waiting', { timeout }, async () => {
  expect(await found(parts.files, 6)).toEqual([]);
});

test(
  'SEC-07, SEC-05 a gateway that lies: money is kept, went back, or waits for an admin',
  { timeout },
  async () => {
    expect(await found(parts.gateways, 8)).toEqual([]);
  },
);

test('SEC-07, SEC-01 carts cost what they cost when they are worked out a second time', { timeout }, async () => {
  expect(await found(parts.carts, 100)).toEqual([]);
});
