import type { FastifyInstance } from 'fastify';
import { search } from '../../src/contract/catalogue/search.calls.ts';
import { mentions, type SearchAnswer } from '../../src/domain/catalogue/search.ts';
import { topics } from '../../src/domain/content/content/faq.ts';
import type { Language } from '../../src/domain/kit/text/language.ts';
import { Cached } from '../platform/list/cached.ts';
import { cardsIn, categoryNames } from '../catalogue/translated-products.ts';
import { languageOf, wordsOf } from '../platform/http/words.ts';
import { route } from '../platform/http/route.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { postsIn, readPosts } from './blog/blog.queries.ts';

const lifetime = 10_000;
const maxKept = 500;
const usualLimit = 6;
/** Besides the products, a suggestion shows only a few of each. */
const maxOthers = 3;
const questions = topics.flatMap((topic) => topic.questions.map(({ question }) => question));

/** Questions of the FAQ that a search is about in English or in this language, in the language. */
function questionsAbout(groups: Parameters<typeof mentions>[1], language: Language): string[] {
  const inLanguage = (question: string) =>
    (language === 'en' ? question : wordsOf(language).texts.get(question)) ?? question;
  return questions.flatMap((question) => {
    const said = inLanguage(question);
    return mentions(question, groups) || mentions(said, groups) ? [said] : [];
  });
}

/** Suggestions while somebody types (SRC-01). */
export function searchRoutes(app: FastifyInstance, context: ShopContext): void {
  const answers = new Cached<SearchAnswer>({ name: 'suggestions', lifetime, max: maxKept });
  context.catalogue.onChange(() => answers.outdate());

  const answerTo = async (q: string, limit: number, language: Language): Promise<SearchAnswer> => {
    const [{ products, meaning, isNearest }, { posts }, { facets }] = await Promise.all([
      context.catalogue.search(q, limit),
      readPosts(
        context.database.replica,
        context.clock(),
        { q, limit: maxOthers, offset: 0 },
        postsIn(context.catalogue, language),
      ),
      context.catalogue.list({ limit: 1 }),
    ]);
    const { groups, suggestion } = meaning;
    const words = facets.categories.map(({ value }) => value);
    const names = await categoryNames(context.catalogue, language, words);
    const categories = words.filter((word) => mentions(word, groups) || mentions(names.get(word) ?? '', groups));
    const named = [...names].filter(([word]) => categories.includes(word));
    const found = {
      products: await cardsIn(context.catalogue, language, products),
      posts: posts.map(({ slug, title }) => ({ slug, title })),
      categories,
      questions: questionsAbout(groups, language).slice(0, maxOthers),
    };
    const answer = named.length === 0 ? found : { ...found, categoryNames: Object.fromEntries(named) };
    // What finds nothing itself is no help.
    const isFound = Object.values(found).some(({ length }) => length > 0);
    if (isNearest) return { ...answer, isNearest };
    return suggestion !== null && isFound ? { ...answer, suggestion } : answer;
  };

  route(app, context, search, async ({ query: { q, limit = usualLimit } }, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    const language = languageOf(reply);
    const key = JSON.stringify([language, q.trim().toLowerCase(), limit]);
    return answers.one(key, async () => answerTo(q, limit, language));
  });
}
