import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { AboutText } from '../../../src/domain/content/content/content.ts';
import { businessOf } from '../../../src/domain/shell/site/business-record.ts';
import type { Business } from '../../../src/domain/shell/site/site.ts';
import type { ShopContext } from '../../platform/start/context.ts';

/** The business with its texts in a language. */
export async function businessIn(
  { business, catalogue, settings }: Pick<ShopContext, 'business' | 'catalogue' | 'settings'>,
  language: Language,
): Promise<Business> {
  if (language === 'en') return settings.business;
  const wanted = { kind: 'business', language, idOf: () => 'business' } as const;
  const [record] = await catalogue.translated([business.record()], wanted);
  return record
    ? { ...businessOf(record, settings.business), translated: record.translated ?? [] }
    : settings.business;
}

/** The texts of the About page in a language. */
export async function aboutIn(context: ShopContext, language: Language): Promise<AboutText> {
  const { about, translated } = await businessIn(context, language);
  return translated ? { ...about, translated } : about;
}
