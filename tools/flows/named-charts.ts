import { catalogue, type CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { OptionsError } from '../support/options-error.ts';

/** The charts with these names, or all of them without names. Throws OptionsError for a name that no chart has. */
export function chartsNamed(names: readonly string[]): readonly CatalogueEntry[] {
  for (const name of names) chartNamed(name);
  return names.length === 0 ? catalogue : catalogue.filter(({ slug }) => names.includes(slug));
}

/** The chart of this name. Throws OptionsError if there is none. */
export function chartNamed(name: string): CatalogueEntry {
  const found = catalogue.find(({ slug }) => slug === name);
  if (found) return found;
  const all = catalogue.map(({ slug }) => slug).join(', ');
  throw new OptionsError(`There’s no chart called “${name}”. There are ${all}.`);
}
