import { blissClub } from './bliss-club.ts';
import { dogMantra } from './dog-mantra.ts';
import { greenMantra } from './green-mantra.ts';
import { peaceMantra } from './peace-mantra.ts';
import { sleepMantra } from './sleep-mantra.ts';
import type { SeedProduct } from './seed-product.ts';

/** The products of a new shop, by rank (CAT-03). */
export const seedProducts: readonly SeedProduct[] = [peaceMantra, sleepMantra, dogMantra, greenMantra, blissClub];
