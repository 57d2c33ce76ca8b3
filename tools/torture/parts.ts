import { carts } from './carts.ts';
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import type { PartName } from './options.ts';
import { outages } from './outages.ts';
import { pages } from './pages.ts';
import type { Part } from './part.ts';
import { races } from './races.ts';

const none: Part = async () => ({});

/** Every part of the campaign. */
export const parts: Readonly<Record<PartName, Part>> = {
  kills,
  races,
  fuzz,
  pages,
  carts,
  matrix: none,
  outages,
  disk: none,
  clients: none,
  files: none,
  gateways: none,
};
