import { carts } from './carts.ts';
import { clients } from './clients.ts';
import { disk } from './disk.ts';
import { files } from './files.ts';
import { fuzz } from './fuzz.ts';
import { gateways } from './gateways.ts';
import { kills } from './kills.ts';
import { matrix } from './matrix.ts';
import type { PartName } from './options.ts';
import { outages } from './outages.ts';
import { pages } from './pages.ts';
import type { Part } from './part.ts';
import { races } from './races.ts';

/** Every part of the campaign. */
export const parts: Readonly<Record<PartName, Part>> = {
  kills,
  races,
  fuzz,
  pages,
  carts,
  matrix,
  outages,
  disk,
  clients,
  files,
  gateways,
};
