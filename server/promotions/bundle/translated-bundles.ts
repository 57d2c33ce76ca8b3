import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';

/** Bundles with their words in a language. */
export async function bundlesIn(
  catalogue: Pick<Catalogue, 'translated'>,
  language: Language,
  bundles: readonly StoreBundle[],
): Promise<readonly StoreBundle[]> {
  return catalogue.translated(bundles, { kind: 'bundle', language, idOf: ({ id }) => id });
}
