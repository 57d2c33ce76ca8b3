import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { startRehearsal } from '../../../src/contract/shell/rehearsal.calls.ts';
import { rehearsalName, rehearsedAddress } from '../../../src/domain/shell/site/rehearsal.ts';
import { allowed, callerOfSession } from '../../platform/http/guard/auth.ts';
import { withProof } from '../../platform/http/guard/standing.ts';
import { sendLinkPage } from '../../platform/http/html.ts';
import { problem, ProblemError } from '../../platform/http/problem.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { openRehearsal, type OpenRehearsal } from './open-rehearsal.ts';
import { browserName, readRehearsal, type RehearsalClaims } from './rehearsal-token.ts';

/** Shops of other moments that one process has open; the one that was asked longest ago is closed. */
const maxOpen = 3;

type BuildShop = (context: ShopContext) => Promise<FastifyInstance>;

/**
 * Answers requests that carry a rehearsal's link from the shop of its moment (FLO-08). The link works in the browser that it
 * was made in, while its maker is signed in and may promote, until it ends; any other request gets a refusal.
 */
export function answerRehearsals(app: FastifyInstance, context: ShopContext, buildShop: BuildShop): void {
  const open = new Map<string, Promise<OpenRehearsal>>();
  const shopOf = async (token: string, said: RehearsalClaims) => {
    const there = open.get(token) ?? openRehearsal(context, token, said, buildShop);
    open.delete(token);
    open.set(token, there);
    there.catch(() => open.delete(token));
    const [oldest] = open.keys();
    if (open.size > maxOpen && oldest !== undefined) close(oldest);
    return there;
  };
  const close = (token: string) => {
    const there = open.get(token);
    open.delete(token);
    there?.then(async (shop) => shop.close()).catch(() => undefined);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, { token, address }: Asked) => {
    const said = readRehearsal(token, context.settings.secret, context.clock());
    const isOpen = said !== null && said.browser === browserName(browserSecretOf(request) ?? '');
    if (!isOpen || !(await mayRehearse(context, said))) {
      await refuse(request, reply, context);
      return;
    }
    const { app: rehearsed } = await shopOf(token, said);
    reply.hijack();
    request.raw.url = address;
    rehearsed.routing(request.raw, reply.raw);
  };
  // Every request of the shop passes here, so those without a link wait for nothing.
  app.addHook('onRequest', (request, reply, done) => {
    const asked = askedOf(request);
    if (asked === null) done();
    else answer(request, reply, asked).catch(done);
  });
  app.addHook('onClose', async () => {
    const all = [...open.values()];
    open.clear();
    await Promise.all(all.map(async (each) => each.then(async (shop) => shop.close()).catch(() => undefined)));
  });
}

/** Whether whoever made the link is still signed in and may still promote. */
async function mayRehearse(context: ShopContext, { session }: RehearsalClaims): Promise<boolean> {
  const caller = await callerOfSession(context, Buffer.from(session, 'base64url'), context.clock());
  try {
    return (
      allowed(startRehearsal, withProof(startRehearsal, allowed(startRehearsal, caller), context.clock())) !== null
    );
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

const ended = 'This rehearsal has ended, or it was started in another browser';

/** A page for people, a problem for programs. */
async function refuse(request: FastifyRequest, reply: FastifyReply, { settings }: ShopContext) {
  if (request.headers.accept?.includes('text/html') !== true) throw problem('not-allowed', { detail: ended });
  return sendLinkPage(reply.code(403), 'en', () => ({
    shopName: settings.business.shopName,
    heading: 'No rehearsal here',
    body: `<p>${ended}.</p><p><a class="button" href="/dashboard/campaigns/rehearsal">Start a new one</a></p>`,
  }));
}

interface Asked {
  readonly token: string;
  readonly address: string;
}

function askedOf({ headers, url }: FastifyRequest): Asked | null {
  const named = headers[rehearsalName];
  if (typeof named === 'string') return { token: named, address: url };
  return url.includes(`${rehearsalName}=`) ? rehearsedAddress(url) : null;
}

/** The cookie that ties links to a browser; null if it has none. */
export function browserSecretOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /(?:^|;\s*)rehearsal=([\w-]{43})(?:;|$)/u.exec(headers.cookie ?? '')?.[1] ?? null;
}
