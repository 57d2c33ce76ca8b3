import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import type { AnswerOf, Call } from '../../../contract/call.ts';
import type { Problem } from '../../../contract/platform/problem.ts';
import type { Failure } from '../../../domain/kit/failure.ts';
import { language, tagOf } from '../../../domain/kit/text/language.ts';
import { fieldsOf, textOf } from '../storage/shape.ts';
import type { CallOptions, HttpHooks } from './http.ts';

const timeoutMs = 30_000;
const client = axios.create({ timeout: timeoutMs, adapter: 'fetch' });

export type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly date: unknown }
  | { readonly kind: 'refused' | 'unreachable'; readonly failure: Failure };

/** Sends a request once. Reports a 426 to the token that is still in use. */
export async function exchange<C extends Call>(
  call: C,
  options: CallOptions<C>,
  { token: tokenNow, sessionLost, isTraced }: Pick<HttpHooks, 'token' | 'sessionLost' | 'isTraced'>,
): Promise<Outcome<AnswerOf<C>>> {
  const body = options.form ?? options.body;
  const token = tokenNow();
  try {
    const { data, headers } = await client.request<AnswerOf<C>>({
      method: call.method,
      url: filled(call.path, options.params),
      headers: {
        ...options.headers,
        'Accept-Language': tagOf(language),
        ...(isTraced ? { traceparent: newTrace() } : {}),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        // Without a body, axios would still send a form Content-Type, which the server rejects.
        ...(body === undefined ? { 'Content-Type': false } : {}),
      },
      params: options.search ?? options.query,
      ...(body === undefined ? {} : { data: body }),
      ...(call.download === 'application/pdf' ? { responseType: 'blob' } : {}),
      ...progressOf(options.onPercent),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    if (isPage(headers['content-type'])) return { kind: 'unreachable', failure: { kind: 'offline' } };
    return { kind: 'answered', answer: data, date: headers['date'] };
  } catch (error) {
    const outcome = await explained(error);
    // A late answer to an earlier token says nothing about the session of now.
    if (outcome.failure.kind === 'session-lost' && tokenNow() === token) sessionLost();
    return outcome;
  }
}

/** A page is no answer of the shop's: a public network wants a sign-in first, or something on the way failed. */
function isPage(contentType: unknown): boolean {
  return textOf(contentType)?.startsWith('text/html') === true;
}

/** Only XHR reports upload progress. Such requests have no timeout, because large uploads take long. */
function progressOf(onPercent: ((percent: number) => void) | undefined): AxiosRequestConfig {
  if (!onPercent) return {};
  return {
    adapter: 'xhr',
    timeout: 0,
    onUploadProgress: ({ progress }) => onPercent(Math.round((progress ?? 0) * 100)),
  };
}

/** A new trace with its first span (W3C Trace Context). The numbers are random, and new for every request. */
function newTrace(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${digits.slice(0, 32)}-${digits.slice(32)}-01`;
}

function filled(path: string, params: unknown): string {
  const values = new Map(Object.entries(fieldsOf(params) ?? {}));
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(textOf(values.get(name)) ?? ''));
}

async function explained(error: unknown): Promise<{ kind: 'refused' | 'unreachable'; failure: Failure }> {
  if (!(error instanceof AxiosError) || !error.response) {
    if (axios.isCancel(error)) return { kind: 'refused', failure: { kind: 'broken', message: 'Cancelled' } };
    return { kind: 'unreachable', failure: { kind: 'offline' } };
  }
  const { status, headers } = error.response;
  const data: unknown = error.response.data;
  // When the response type is blob, error bodies are blobs too.
  const body: unknown = data instanceof Blob ? JSON.parse(await data.text()) : data;
  if (status === 426) return { kind: 'refused', failure: { kind: 'session-lost' } };
  const problem: Partial<Problem> = fieldsOf(body) ?? {};
  return {
    kind: 'refused',
    failure: {
      kind: 'refused',
      status,
      slug: (problem.type ?? '').split('/').at(-1) ?? '',
      message: problem.detail ?? problem.title ?? '',
      fields: Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message])),
      retryAfter: Number(headers['retry-after']) || null,
      body,
    },
  };
}
