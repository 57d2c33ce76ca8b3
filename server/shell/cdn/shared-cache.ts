import type { FastifyInstance, FastifyReply } from 'fastify';
import { cdnTag } from '../../platform/outgoing/cdn-settings.ts';
import type { Settings } from '../../platform/start/settings.ts';

/** Seconds that a CDN keeps an answer if the shop can tell it of changes. */
const purgeableFor = 60;
/** Seconds that it may give an old answer while it asks for the new one, or while the shop is unavailable. */
const whileRevalidating = 60;
const whileUnavailable = 3_600;

/**
 * Says on public answers how long a CDN may keep them (PRF-04); browsers follow the route. With a CDN that can be told of
 * changes, answers carry a tag and are kept longer. An answer with a cookie is never cached.
 */
export function sendSharedCaching(app: FastifyInstance, { cdn }: Pick<Settings, 'cdn'>): void {
  // Routes set only a handful of different texts.
  const known = new Map<string, Readonly<Record<string, string>>>();
  const sharedOf = (said: string): Readonly<Record<string, string>> => {
    const headers = known.get(said) ?? sharedHeaders(said, cdn !== null);
    known.set(said, headers);
    return headers;
  };
  app.addHook('onSend', (_request, reply, payload, done) => {
    const said = String(reply.getHeader('cache-control') ?? '');
    if (reply.hasHeader('set-cookie')) withhold(reply, said);
    else if (said.startsWith('public') && !said.includes('immutable')) reply.headers(sharedOf(said));
    done(null, payload);
  });
}

function withhold(reply: FastifyReply, said: string): void {
  if (!said.includes('no-store')) reply.header('cache-control', 'private, no-store');
}

function sharedHeaders(said: string, isPurgeable: boolean): Readonly<Record<string, string>> {
  const age = Number(/\bs-maxage=(\d+)/u.exec(said)?.[1] ?? /\bmax-age=(\d+)/u.exec(said)?.[1] ?? 0);
  const seconds = isPurgeable ? Math.max(age, purgeableFor) : age;
  const stale = `stale-while-revalidate=${whileRevalidating}, stale-if-error=${whileUnavailable}`;
  return {
    // Browsers obey `stale-while-revalidate` too, so only the CDN’s own header has it unless the route sets it.
    'cache-control': `${said.replace(/, *s-maxage=\d+/u, '')}, s-maxage=${seconds}`,
    'cdn-cache-control': `public, max-age=${seconds}, ${stale}`,
    ...(isPurgeable ? { 'surrogate-key': cdnTag, 'cache-tag': cdnTag } : {}),
  };
}
