import { blissClub } from './products/bliss-club.ts';
import { dogMantra } from './products/dog-mantra.ts';
import { greenMantra } from './products/green-mantra.ts';
import { peaceMantra } from './products/peace-mantra.ts';
import { sleepMantra } from './products/sleep-mantra.ts';
import type { SeedProduct } from './seed-product.ts';

/** What an empty shop sells, by rank (CAT-03). */
export const seedProducts: readonly SeedProduct[] = [peaceMantra, sleepMantra, dogMantra, greenMantra, blissClub];
