import { languages, type Language } from '../../../src/domain/kit/text/language.ts';
import type { CatalogueEntry } from '../../../src/machines/flows/registry/chart-registry.ts';
import { turnOf } from '../../gallery/screens.ts';
import { speaks } from './adapters.ts';

/** A chart whose turn it is, and the language of its pages. */
export interface WalkTurn {
  readonly entry: CatalogueEntry;
  readonly language: Language;
}

/**
 * At most so many charts a turn, about half of them in each language. After one round all had a turn, after another
 * round in the other language as well.
 */
export function walksOfTurn(
  entries: readonly CatalogueEntry[],
  { most, turn }: { readonly most: number; readonly turn: number },
): readonly WalkTurn[] {
  const round = Math.floor(turn / Math.ceil(entries.length / most));
  return turnOf(entries, { most, turn }).map((entry, place) => ({
    entry,
    language: languageOf(entry.slug, place + round),
  }));
}

/** The languages in turn, and English for what speaks no other. */
function languageOf(slug: string, turn: number): Language {
  const language = languages[turn % languages.length] ?? 'en';
  return speaks(slug, language) ? language : 'en';
}
