import {
  problems,
  type FieldError,
  type Problem,
  type ProblemSlug,
} from '../../../src/contract/platform/problem.ts';

export interface ProblemOptions {
  /** One sentence for a person, in addition to the title. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Extra members of this problem, such as the new quote. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** An expected refusal, turned into a response by the error handler (API-04, API-05). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly slug: ProblemSlug;
  readonly options: ProblemOptions;

  constructor(slug: ProblemSlug, options: ProblemOptions) {
    super(options.detail ?? problems[slug].title);
    this.slug = slug;
    this.options = options;
  }
}

/** For throwing: `throw problem('not-found')`. */
export function problem(slug: ProblemSlug, options: ProblemOptions = {}): ProblemError {
  return new ProblemError(slug, options);
}

/** A refusal because of one field of the request. */
export function refusedField(field: string, message: string, detail = message): ProblemError {
  return problem('invalid-input', { detail, errors: [{ field, message }] });
}

/** The body sent as application/problem+json; `instance` is the request id. */
export function problemBody(slug: ProblemSlug, instance: string, options: ProblemOptions = {}): Problem {
  const { status, title } = problems[slug];
  return {
    type: `/problems/${slug}`,
    title,
    status,
    ...(options.detail === undefined ? {} : { detail: options.detail }),
    instance,
    ...(options.errors === undefined ? {} : { errors: [...options.errors] }),
    ...options.members,
  };
}
