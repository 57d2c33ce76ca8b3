import type * as z from 'zod/mini';
import type { DeepReadonly } from '../domain/kit/deep-readonly.ts';
import type { Role } from '../domain/kit/role.ts';
import type { ProblemSlug } from './platform/problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: everybody, whoever is signed in, or these roles only. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** Whether a call is open to members of staff only. */
export function isForStaff(access: Access): boolean {
  return typeof access !== 'string' && !access.includes('customer');
}

/** How many calls a minute one caller may make, and what a caller is told apart by. */
export interface RateLimit {
  readonly max: number;
  readonly perSeconds: number;
}

/** Files that a call takes, in the parts 'file' of a multipart body; its body's fields are the other parts. */
export interface Upload {
  readonly maxBytes: number;
  readonly maxFiles: number;
  readonly isRequired: boolean;
  /** Large files: kept beside the memory while they come. */
  readonly isSpooled?: boolean;
}

/**
 * What a call wants of a caller who has to show a second factor: to have shown it in this session, which is what
 * every call of a role wants unless it says otherwise; 'fresh', to have shown it within the last ten minutes; 'none', for the calls that show
 * it; 'enrol', for those that add one: fresh, but open to whoever has none yet.
 */
export type ProofRule = 'none' | 'enrol' | 'fresh';

type Schema = z.ZodMiniType;

/** One call of the API, described once for browser, server and /docs. */
export interface Call {
  readonly method: Method;
  /** Below the origin, with `{name}` for parameters: '/v1/product/{sku}'. */
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
  /** A body of multipart/form-data instead of JSON: every field of `body` is text. */
  readonly upload?: Upload;
  /** Status of a good answer; 204 has no body. */
  readonly status: 200 | 201 | 202 | 204;
  readonly answer?: Schema;
  /** The answer is a file of this type instead of JSON; its schema is text then. */
  readonly download?: 'text/csv' | 'application/pdf';
  /** What it may refuse with, beside what every call may. */
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
/** What a caller writes: the query before it is parsed. */
export type QueryInputOf<C extends Call> = Input<C, 'query'>;
export type BodyInputOf<C extends Call> = Input<C, 'body'>;

/** A call's answer as whoever asked holds it: nobody changes it. */
export type Answer<C extends Call> = DeepReadonly<AnswerOf<C>>;
