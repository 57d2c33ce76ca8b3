import { z } from 'zod';

const variable = 'MANTRA_TEST_SHOPS';
const shopsSchema = z.array(z.object({ url: z.string(), dataDir: z.string() }));

export type Shop = z.infer<typeof shopsSchema>[number];

/** Workers are child processes and inherit the environment. */
export function announceShops(shops: readonly Shop[]): void {
  process.env[variable] = JSON.stringify(shops);
}

/** The shop that belongs to a worker; no two workers that run at the same time share one. */
export function shopOfWorker(parallelIndex: number): Shop {
  const shop = shopsSchema.parse(JSON.parse(process.env[variable] ?? '[]'))[parallelIndex];
  if (!shop) throw new Error(`No shop was started for worker ${parallelIndex}.`);
  return shop;
}
