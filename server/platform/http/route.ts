import type { Readable as ByteStream } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Call, HeadersOf, ParamsOf, QueryOf } from '../../../src/contract/call.ts';
import { onlyCheckHeader } from '../../../src/contract/platform/only-check.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { ShopContext } from '../start/context.ts';
import { allowed, type SignedIn, authenticate } from './guard/auth.ts';
import { withProof } from './guard/standing.ts';
import { type RawInput, readInput } from './input/input.ts';
import { errorsOf, type Findings, readByRules } from './input/rules.ts';
import { createSemaphore } from './guard/semaphore.ts';
import { type IncomingFile, readUpload, refuseMultipart } from './input/multipart.ts';
import { networkOf } from './guard/network.ts';
import { countHit } from './guard/rate-limit.ts';
import { openSpool, type Spool, type SpooledFile } from './input/spool.ts';
import { deviceOf } from './guard/device.ts';
import { askedLanguage } from './words.ts';
import { problem } from './problem.ts';
import { answerSchemaOf } from './openapi/wire-schema.ts';

declare module 'fastify' {
  interface FastifyRequest {
    shopper: SignedIn | null;
  }
}

/** The input of a handler: every part validated and typed by the contract. */
export interface CallInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly headers: HeadersOf<C>;
  readonly body: BodyOf<C>;
  /** Never null on calls that require sign-in. */
  readonly shopper: C['access'] extends 'public' ? SignedIn | null : SignedIn;
  readonly ip: string;
  /** The raw body, for verifying signatures. */
  readonly rawBody: Buffer | null;
  /** Uploads from the parts named 'file'; empty when the call takes none. */
  readonly files: readonly IncomingFile[];
  /** Large uploads; deleted once the response is sent. */
  readonly spooled: readonly SpooledFile[];
  readonly requestId: string;
  /** The User-Agent header. */
  readonly userAgent: string | null;
  /** The browser's device id; null when it sends none. */
  readonly device: string | null;
  /** Of the page that calls. */
  readonly language: Language;
}

/** A response that is JSON already, such as one from a cache. */
export class EncodedAnswer {
  readonly body: Buffer;

  constructor(body: Buffer) {
    this.body = body;
  }
}

/** A streamed file. */
export class FileAnswer {
  readonly name: string;
  readonly bytes: ByteStream;

  constructor(name: string, bytes: ByteStream) {
    this.name = name;
    this.bytes = bytes;
  }
}

/** What a handler may return: the same types, but read-only. */
type Readable<T> = T extends readonly (infer Member)[]
  ? readonly Readable<Member>[]
  : T extends object
    ? { readonly [Key in keyof T]: Readable<T[Key]> }
    : T;
type Result<C extends Call> = C['download'] extends string
  ? FileAnswer
  : C['answer'] extends object
    ? Readable<AnswerOf<C>> | EncodedAnswer
    : void;
type Handler<C extends Call> = (input: CallInput<C>, reply: FastifyReply) => Promise<Result<C>>;

interface AnyInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly shopper: SignedIn | null;
  readonly ip: string;
  readonly rawBody: Buffer | null;
  /** Uploads from the parts named 'file'; empty when the call takes none. */
  readonly files: readonly IncomingFile[];
  /** Large uploads; deleted once the response is sent. */
  readonly spooled: readonly SpooledFile[];
  readonly requestId: string;
  readonly userAgent: string | null;
  readonly device: string | null;
  readonly language: Language;
}

type AnyChecked = Pick<AnyInput, 'params' | 'headers' | 'body' | 'shopper'>;

/** What the rules of a call may look at. */
interface CheckedInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly headers: HeadersOf<C>;
  /** A field that can't be read throws Unread. */
  readonly body: BodyOf<C>;
  readonly shopper: CallInput<C>['shopper'];
}

export interface RouteOptions<Checked> {
  /**
   * What the call refuses besides its schema. It is asked when the schema refuses a request, and by those who only
   * check; the handler refuses the same in its transaction, with refuseMistakes.
   */
  readonly rules?: (input: Checked) => Findings;
  /** Names the body in invalid fields when it is a list. */
  readonly bodyName?: string;
  /** Accepts a cached session, so the caller may have just lost their rights. */
  readonly takesRecentSession?: boolean;
}

/**
 * Registers one call of the contract (API-04): auth and rate limits run before the body is read, the whole input is
 * validated, and the response contains only the contract's fields.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  context: ShopContext,
  call: C,
  handle: Handler<C>,
  options?: RouteOptions<CheckedInput<C>>,
): void;
export function route(
  app: FastifyInstance,
  context: ShopContext,
  call: Call,
  handle: (input: AnyInput, reply: FastifyReply) => Promise<unknown>,
  { rules, bodyName, takesRecentSession = false }: RouteOptions<AnyChecked> = {},
): void {
  const semaphore = call.upload ? createSemaphore(uploads) : null;
  const isForAll = call.access === 'public' && !call.rateLimit;
  const admit = async (request: FastifyRequest): Promise<void> => {
    if (isForAll && request.headers.authorization === undefined) return;
    const now = context.clock();
    // A caller who is refused doesn't count; anonymous callers count by network.
    const caller = await authenticate(context, request.headers.authorization, now, {
      isRecentEnough: takesRecentSession,
    });
    request.shopper = withProof(call, allowed(call, caller), now);
    if (!call.rateLimit) return;
    const { max, perSeconds } = call.rateLimit;
    await countHit(context.database, {
      key: `${call.path}:${request.shopper?.id ?? networkOf(request.ip)}`,
      limit: { max: max * context.settings.rateLimitFactor, perSeconds },
      secret: context.settings.secret,
      now,
    });
  };

  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/gu, ':$1'),
    schema: call.answer && !call.download ? { response: { [call.status]: answerSchemaOf(call.answer) } } : {},
    config: call.upload ? { takesBytes: call.upload.maxBytes * call.upload.maxFiles } : {},
    onRequest: admit,
    handler: async (request, reply) => {
      const leave = await semaphore?.acquire(networkOf(request.ip));
      const spool = openSpool();
      try {
        return await answered(request, reply, spool);
      } finally {
        leave?.();
        await spool.clear();
      }
    },
  });

  async function answered(request: FastifyRequest, reply: FastifyReply, spool: Spool): Promise<unknown> {
    const sent = await readBody(call, request, spool);
    const raw = { params: request.params, query: request.query, headers: request.headers, body: sent.body };
    const { shopper, ip, rawBody, id: requestId } = request;
    const found = (read: RawInput) => (rules ? rules({ ...read, shopper }) : null);
    const read = rules ? await readByRules(call, raw, found) : readInput(call, raw, bodyName);
    if (request.headers[onlyCheckHeader] !== undefined) {
      const errors = await errorsOf(() => found(read));
      throw problem('invalid-input', { detail: onlyChecked, ...(errors.length > 0 ? { errors } : {}) });
    }
    const { params, query, headers, body } = read;
    const { files, spooled } = sent;
    const userAgent = request.headers['user-agent'] ?? null;
    const device = deviceOf(request, context.settings);
    const language = askedLanguage(request.headers);
    const sender = { shopper, ip, requestId, userAgent, device, language };
    const input = { params, query, headers, body, rawBody, files, spooled, ...sender };
    const answer = await handle(input, reply);
    reply.code(call.status);
    if (isKnownToCaller(request, reply)) return reply.code(304).send();
    if (answer instanceof EncodedAnswer) return reply.type('application/json; charset=utf-8').send(answer.body);
    if (answer instanceof FileAnswer) {
      return reply
        .type(
          call.download === 'text/csv' ? 'text/csv; charset=utf-8' : (call.download ?? 'application/octet-stream'),
        )
        .header('content-disposition', `attachment; filename="${answer.name}"`)
        .header('cache-control', 'no-store')
        .send(answer.bytes);
    }
    return call.answer ? answer : reply.send();
  }
}

const onlyChecked = 'This was only checked. Nothing was saved';

/** Concurrent uploads of one call: each holds its file and the result in memory. */
const uploads = { permits: 8, maxQueued: 40 };

interface SentBody {
  readonly body: unknown;
  readonly files: readonly IncomingFile[];
  readonly spooled: readonly SpooledFile[];
}

async function readBody({ upload }: Call, request: FastifyRequest, spool: Spool): Promise<SentBody> {
  if (!upload) {
    refuseMultipart(request);
    return { body: request.body, files: [], spooled: [] };
  }
  const { fields, ...sent } = await readUpload(request, upload, spool);
  return { body: fields, ...sent };
}

/** The client already has this response (If-None-Match). */
function isKnownToCaller(request: FastifyRequest, reply: FastifyReply): boolean {
  const known = request.headers['if-none-match'];
  const etag = reply.getHeader('etag');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || known === undefined || typeof etag !== 'string') return false;
  return known.split(',').some((one) => one.trim().replace(/^W\//u, '') === etag);
}
