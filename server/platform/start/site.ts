import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { Site } from '../../../src/domain/shell/site/site.ts';
import { businessIn } from '../../content/business/translated-business.ts';
import type { ShopContext } from './context.ts';

/** Site data for every page, in a language. */
export async function siteOf(context: ShopContext, language: Language = 'en'): Promise<Site> {
  const { settings, business: live, catalogue, origin, rehearsal } = context;
  const [rules, membership, banners, choiceNames] = await Promise.all([
    catalogue.rules(),
    catalogue.membership(),
    catalogue.banners(language),
    catalogue.choiceNames(language),
  ]);
  const { mode, season, splashFactor, codLimit } = settings;
  const { about: _, ...business } = await businessIn(context, language);
  return {
    origin: origin(),
    mode,
    season,
    business,
    rules,
    membership,
    banners,
    splashFactor,
    codLimit,
    returnDays: live.record().returnDays,
    tracking: live.tracking(),
    ...(Object.keys(choiceNames).length > 0 ? { choiceNames } : {}),
    ...(rehearsal ? { rehearsal } : {}),
    ...(settings.telemetry?.tracesUrl ? { isTraced: true } : {}),
  };
}
