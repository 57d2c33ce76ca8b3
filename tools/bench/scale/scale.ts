import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { type EmbeddedServer, startEmbedded } from '../../../server/platform/database/embedded/embedded.ts';
import { signedIn } from '../../../tests/support/account/people.ts';
import { fillShop } from '../../../tests/support/admin/large-shop.ts';
import { startShop } from '../../../tests/support/platform/shop-process.ts';
import { median, rounded, type Row } from '../row.ts';
import { adminClicks, type Click, shopperClicks } from './clicks.ts';
import { type Measured, measured, type OpenShop } from './measure.ts';
import { basketClicks, signedInPeople, staffClicks } from './people-clicks.ts';

const tries = 10;
/** Coupons, and bundles, of a large shop. */
const mostOffers = 10_000;
/** The shop that a large one is compared with. */
const smallShop = 100;
const days = 365;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * What shoppers and admins click in a shop with this many products, orders and people and up to 10,000 coupons and as many
 * bundles, and how much longer its pages take than those of a shop with a hundred (PRF-04).
 */
export async function scaleFigures(rows: number): Promise<Row[]> {
  const small = await withShop(smallShop, async (shop) => allMeasured(shop, smallShop));
  return withShop(rows, async (shop, fillSeconds) => {
    const clicks = await allMeasured(shop, rows);
    return [
      { name: `${rows} of everything filled in`, value: fillSeconds, unit: 's', atMost: 60 + rows / 500 },
      ...byGroup(clicks).map(([name, some]) => slowestOf(name, some)),
      tailOf(
        'shoppers’ clicks',
        clicks.filter(({ click }) => !isOfStaff(click)),
      ),
      tailOf(
        'clicks of staff',
        clicks.filter(({ click }) => isOfStaff(click)),
      ),
      growthOf(clicks, small),
    ];
  });
}

type Work<Result> = (shop: OpenShop, fillSeconds: number) => Promise<Result>;

async function withShop<Result>(rows: number, work: Work<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'mantra-scale-'));
  let server: EmbeddedServer | null = null;
  try {
    server = await startEmbedded({ dataDir: folder, log: silent });
    const environment = { DATABASE_URL: server.url };
    // The first start makes the tables.
    await (await startShop({ environment })).stop();
    const database = openDatabase({ url: server.url, log: silent });
    const now = new Date();
    const { id: adminId, token } = await signedIn(database, { isAdmin: true, now });
    const offers = Math.min(rows, mostOffers);
    const began = performance.now();
    await fillShop(server.url, { rows, coupons: offers, bundles: offers, adminId, now, days });
    const seconds = rounded((performance.now() - began) / 1000, 0);
    const tokens = await signedInPeople(database, token);
    await database.close();
    const shop = await startShop({ environment });
    try {
      return await work({ url: shop.url, tokens }, seconds);
    } finally {
      await shop.stop();
    }
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function allMeasured(shop: OpenShop, rows: number): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const click of [...shopperClicks(rows), ...basketClicks(), ...staffClicks(rows), ...adminClicks(rows)]) {
    all.push(await measured(shop, click, tries));
  }
  return all;
}

/** One row for what a shopper clicks, one for each list and each figure of the admin. */
function byGroup(all: readonly Measured[]): [string, Measured[]][] {
  const groups = new Map<string, Measured[]>();
  for (const each of all) {
    const name = groupOf(each.click);
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups];
}

function groupOf({ name }: Click): string {
  return name.split(/[?/]/u)[0]?.trim() ?? name;
}

function slowestOf(name: string, some: readonly Measured[]): Row {
  const [slowest] = some.toSorted((one, other) => other.median - one.median);
  const failed = some.filter(({ failures }) => failures > 0).length;
  const what = slowest?.click.name.slice(name.length) ?? '';
  return {
    name: `${name}, median${some.length === 1 ? '' : `, slowest of ${some.length} (${what})`}`,
    // An answer that failed is no fast one.
    value: failed > 0 ? Number.POSITIVE_INFINITY : rounded(slowest?.median ?? Number.NaN, 0),
    unit: 'ms',
    atMost: limits[name] ?? 50,
  };
}

/** Milliseconds for what isn't within the goal of 50 yet. */
const limits: Readonly<Record<string, number>> = {};

function isOfStaff({ caller }: Click): boolean {
  return caller === 'admin' || caller === 'prescriber';
}

/** The ninety-ninth percentile of all tries of these clicks. */
function tailOf(name: string, all: readonly Measured[]): Row {
  const times = all.flatMap(({ times: some }) => some).toSorted((one, other) => one - other);
  const value = rounded(times[Math.floor(times.length * 0.99)] ?? Number.NaN, 0);
  return { name: `${name}, 99 of 100`, value, unit: 'ms', atMost: 200 };
}

/** How much longer the pages take, as the median over them all. */
function growthOf(large: readonly Measured[], small: readonly Measured[]): Row {
  const smallTimes = new Map(small.map(({ click, median: took }) => [click.name.replaceAll(/\d+/gu, '#'), took]));
  const ratios = large
    .filter(({ click }) => click.isPage)
    .flatMap(({ click, median: took }) => {
      const before = smallTimes.get(click.name.replaceAll(/\d+/gu, '#'));
      return before === undefined ? [] : [took / before];
    });
  return {
    name: 'pages of something, of those of a shop of 100',
    value: rounded(median(ratios)),
    unit: '×',
    atMost: 1.5,
  };
}
