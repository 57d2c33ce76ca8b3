import type * as z from 'zod/mini';
import type { DeepReadonly } from '../domain/kit/deep-readonly.ts';
import type { Role } from '../domain/kit/role.ts';
import type { ProblemSlug } from './platform/problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: everybody, anybody signed in, or only these roles. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** Whether a call is only open to staff. */
export function isForStaff(access: Access): boolean {
  return typeof access !== 'string' && !access.includes('customer');
}

/** Maximum calls per caller within a period. */
export interface RateLimit {
  readonly max: number;
  readonly perSeconds: number;
}

/**
 * File upload: the files are in the 'file' parts of a multipart body, and the fields of `body` in the other parts.
 */
export interface Upload {
  readonly maxBytes: number;
  readonly maxFiles: number;
  readonly isRequired: boolean;
  /** For large files: buffered on disk instead of in memory. */
  readonly isSpooled?: boolean;
}

/**
 * Which proof of a second factor a call needs from staff. Calls for a role need one within this session by default;
 * 'fresh' needs one within the last ten minutes; 'none' is for the calls that give the proof; 'enrol' is for those
 * that add a factor: like 'fresh', but open to staff without one.
 */
export type ProofRule = 'none' | 'enrol' | 'fresh';

type Schema = z.ZodMiniType;

/** One API call, defined once for browser, server and /docs. */
export interface Call {
  readonly method: Method;
  /** Path with `{name}` for parameters: '/v1/product/{sku}'. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly proof?: ProofRule;
  readonly rateLimit?: RateLimit;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** Takes multipart/form-data instead of JSON; every field of `body` is text. */
  readonly upload?: Upload;
  /** Status of a successful response; 204 has no body. */
  readonly status: 200 | 201 | 202 | 204;
  readonly answer?: Schema;
  /** The response is a file of this type instead of JSON; its schema is text. */
  readonly download?: 'text/csv' | 'application/pdf';
  /** Problems it may respond with, besides those of every call. */
  readonly problems: readonly ProblemSlug[];
}

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Input<C extends Call, K extends 'params' | 'query' | 'headers' | 'body'> = C[K] extends Schema
  ? z.input<C[K]>
  : never;
type Output<C extends Call, K extends 'params' | 'query' | 'headers' | 'body' | 'answer'> = C[K] extends Schema
  ? z.output<C[K]>
  : never;

export type ParamsOf<C extends Call> = Output<C, 'params'>;
export type QueryOf<C extends Call> = Output<C, 'query'>;
export type BodyOf<C extends Call> = Output<C, 'body'>;
export type HeadersOf<C extends Call> = Output<C, 'headers'>;
export type AnswerOf<C extends Call> = Output<C, 'answer'>;
/** The query as the caller writes it, before parsing. */
export type QueryInputOf<C extends Call> = Input<C, 'query'>;
export type BodyInputOf<C extends Call> = Input<C, 'body'>;

/** The response of a call, readonly. */
export type Answer<C extends Call> = DeepReadonly<AnswerOf<C>>;
