import { STATUS_CODES } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { problems, type ProblemSlug } from '../../../src/contract/platform/problem.ts';
import { codeOf, DatabaseUnavailable } from '../database/connection/database-unavailable.ts';
import { t } from '../../../src/domain/kit/text/text.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import { escaped, sendLinkPage } from './html.ts';
import { askedLanguage, inLanguage } from './words.ts';
import { problemBody, ProblemError, type ProblemOptions } from './problem.ts';

/** Retry-After in seconds while the database is down. */
const retryAfter = '2';

const bySlug: Readonly<Record<string, ProblemSlug>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
};

const implied: Partial<Record<ProblemSlug, Readonly<Record<string, string>>>> = {
  'not-signed-in': { 'www-authenticate': 'Bearer' },
  // RFC 9110 requires an Upgrade header with every 426: here the session must be renewed.
  'session-expired': { upgrade: 'shop-session', connection: 'upgrade' },
  'temporarily-unavailable': { 'retry-after': retryAfter },
  'gateway-unavailable': { 'retry-after': retryAfter },
};

/** The only place where an error becomes a response. */
export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (error instanceof ProblemError) return sendProblem(request, reply, error.slug, error.options);
  if (error instanceof DatabaseUnavailable) {
    request.log.warn({ id: request.id, err: error }, 'the database is unavailable');
    return sendProblem(request, reply, 'temporarily-unavailable');
  }
  const slug = codeOf(error) === 'FST_ERR_BAD_URL' && !isCall(request) ? 'not-found' : bySlug[codeOf(error) ?? ''];
  if (slug) return sendProblem(request, reply, slug);
  if (isCallersFault(error)) {
    return sendProblem(request, reply, 'malformed-request', { detail: wordsFor(codeOf(error)) });
  }
  request.log.error({ id: request.id, err: error }, 'a call failed');
  return sendProblem(request, reply, 'internal-error');
}

/** The same, but who followed a link that leads nowhere any more reads a page about it. */
export function answerErrors(shopName: string) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isLostLink(error, request)) return answerError(error, request, reply);
    const language = askedLanguage(request.headers);
    await sendLinkPage(reply.code(problems['not-found'].status), language, () => ({
      shopName,
      heading: t`This link has expired or is incomplete`,
      body: `${wayOn(request.url, language)}
<p><a href="${addressIn(language, '/contact')}">${escaped(t`Write to us`)}</a></p>
<p><a href="${addressIn(language, '/shop')}">${escaped(t`To the shop`)}</a></p>`,
    }));
  };
}

/** Where what the link was for can be had. */
function wayOn(url: string, language: Language): string {
  const isAboutMessages = url.startsWith('/email/') || url.startsWith('/reminders/');
  const [text, path, label] = isAboutMessages
    ? [
        t`In your profile you can ask for a new link to confirm your e-mail address, and choose which messages you get. Can’t sign in? Write to us and we’ll help.`,
        '/dashboard/profile',
        t`Go to your profile`,
      ]
    : [
        t`Your orders, their documents and the messages you get are in your account. Can’t sign in? Write to us and we’ll help.`,
        '/dashboard/orders',
        t`Go to your orders`,
      ];
  return `<p>${escaped(text)}</p>
<p><a class="button" href="${addressIn(language, path)}">${escaped(label)}</a></p>`;
}

/** Scripts and pictures ask for what they need; only a window, or the form in it, asks for a page. */
function isLostLink(error: unknown, { headers }: FastifyRequest): boolean {
  const isWindow = (headers.accept ?? '').includes('text/html');
  return isWindow && error instanceof ProblemError && error.slug === 'not-found';
}

async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  slug: ProblemSlug,
  options: ProblemOptions = {},
): Promise<void> {
  const body = inLanguage(problemBody(slug, request.id, options), askedLanguage(request.headers));
  await reply
    .code(body.status)
    .headers({ 'cache-control': 'no-store', ...implied[slug], ...options.headers })
    .type('application/problem+json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function isCallersFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
}

function wordsFor(code: string | undefined): string {
  switch (code) {
    case 'FST_ERR_BAD_URL':
      return 'The address is not well-formed';
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return 'The body is not as long as Content-Length says';
    default:
      return 'The request could not be read';
  }
}

/** Prefixes reserved for API calls: an unknown address there is never a page. */
const callFolders = ['/v1', '/api'];

function isCall({ url }: FastifyRequest): boolean {
  return callFolders.some((folder) => url.startsWith(`${folder}/`));
}

interface KnownRoute {
  readonly method: string;
  readonly pattern: RegExp;
  /** The catch-all route of pages, which says nothing about calls. */
  readonly isPages: boolean;
}

/** An unknown address is 404; a known one with another method is 405 with the allowed methods. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const known: KnownRoute[] = [];
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [path = ''] = request.url.split('?');
    const isOfCalls = isCall(request);
    const allowed = known
      .filter(({ pattern, isPages }) => pattern.test(path) && !(isOfCalls && isPages))
      .map(({ method }) => method);
    if (allowed.length === 0 || allowed.includes(request.method)) return sendProblem(request, reply, 'not-found');
    const allow = [...new Set(allowed)].toSorted().join(', ');
    return sendProblem(request, reply, 'method-not-allowed', { headers: { allow } });
  };
  for (const folder of callFolders) app.all(`${folder}/*`, answer);
  app.setNotFoundHandler(answer);
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = patternOf(url);
    for (const one of [method].flat()) known.push({ method: one, pattern, isPages: url.endsWith('*') });
  });
}

function patternOf(url: string): RegExp {
  const literal = url.replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/:\w+/gu, '[^/]+').replaceAll('*', '.*')}$`, 'u');
}

/** Requests that Node couldn't parse: answered on the raw socket, still as a problem. */
export function answerBrokenRequest(log: Logger, headers: Readonly<Record<string, string>>) {
  return (error: Error, socket: Socket): void => {
    const code = codeOf(error);
    if (code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
      socket.destroy();
      return;
    }
    const id = randomUUID();
    log.info({ id, code }, 'a request could not be parsed');
    const slug = code === 'HPE_HEADER_OVERFLOW' ? 'header-too-large' : 'malformed-request';
    const { status } = problems[slug];
    const body = JSON.stringify(problemBody(slug, id));
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
        'content-type: application/problem+json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        `x-request-id: ${id}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  };
}
