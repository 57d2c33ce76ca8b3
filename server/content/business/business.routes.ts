import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { readAbout, readBusiness, saveBusiness } from '../../../src/contract/content/business.calls.ts';
import { storyMistake } from '../../../src/domain/content/content/story.ts';
import { businessRules } from '../../../src/domain/shell/site/business-record.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { etagOf, staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { type Translations, writeTranslations } from '../../platform/list/translation/translation.queries.ts';
import { languageOf } from '../../platform/http/words.ts';
import { changedOver } from '../../platform/http/input/readable.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { route } from '../../platform/http/route.ts';
import { aboutIn } from './translated-business.ts';
import { changedRecord, differing, lockBusiness, readBusinessState, storeBusiness } from './live-business.ts';

/** The business details, for admins: the database overrides the configuration. */
export function businessRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, business } = context;

  route(app, context, readAbout, async (_input, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    return aboutIn(context, languageOf(reply));
  });

  route(app, context, readBusiness, async (_input, reply) => {
    const state = await readBusinessState(database, business.configured);
    reply.header('etag', etagOf(state));
    return state;
  });

  route(
    app,
    context,
    saveBusiness,
    async ({ body: { translations, ...body }, headers, shopper }, reply) => {
      const state = await database.transaction(async (tx) => {
        const { changedAt, ...before } = await lockBusiness(tx, business.configured);
        const version = headers['if-match'];
        const sent = [...Object.keys(body), ...translatedNames(translations)];
        const isKnown = version === undefined || version <= before.version;
        const isLate = version !== undefined && sent.some((name) => changedAt(name) > version);
        if (!isKnown || isLate) throw staleRecord(before);
        const record = changedRecord(before.record, body);
        await refuseMistakes([businessRules(record), translatedFindings({ translations })]);
        const others = translatedNames(translations, before.translations);
        const changed = [...differing(before.record, record), ...others];
        await storeBusiness(tx, business.configured, { record, changed, now: clock() });
        await writeTranslations(tx, 'business', 'business', translations);
        const after = await readBusinessState(tx, business.configured);
        await recordChange(tx, {
          actorId: shopper.id,
          action: 'changed',
          resource: 'business',
          recordId: 'business',
          before: { ...before.record, translations: before.translations },
          after: { ...record, translations: after.translations },
          isOfShop: true,
          now: clock(),
        });
        return after;
      });
      await business.reload();
      reply.header('etag', etagOf(state));
      return state;
    },
    {
      rules: ({ body }) => [
        async () =>
          businessRules(changedOver((await readBusinessState(database, business.configured)).record, body)),
        translatedFindings(body),
      ],
    },
  );
}

/** The members in other languages, such as 'hi.tagline', and those that are checked; only those that differ from `before`, if it is given. */
function translatedNames(translations: Translations = {}, before?: Translations): string[] {
  const known = new Map(Object.entries(before ?? {}));
  return Object.entries(translations).flatMap(([language, { checked, outdated: _, ...members } = {}]) => [
    ...(Array.isArray(checked) ? checked.map((name) => `${language}.${String(name)}`) : []),
    ...Object.entries(members)
      .filter(([name, value]) => !before || !isDeepStrictEqual(known.get(language)?.[name] ?? '', value ?? ''))
      .map(([name]) => `${language}.${name}`),
  ]);
}

/** A story has the same form in every language. */
function translatedFindings(body: { readonly translations?: Translations | undefined }): Findings {
  return () =>
    Object.entries(body.translations ?? {}).map(([language, members = {}]) => {
      const { aboutStory } = members;
      const message = typeof aboutStory === 'string' && aboutStory.trim() !== '' ? storyMistake(aboutStory) : null;
      return message === null ? null : { field: `translations.${language}.aboutStory`, message };
    });
}
