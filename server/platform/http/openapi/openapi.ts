import * as z from 'zod/mini';
import { isForStaff, type Access, type Call, type Upload } from '../../../../src/contract/call.ts';
import { onlyCheckHeader } from '../../../../src/contract/platform/only-check.ts';
import { problems, type ProblemSlug } from '../../../../src/contract/platform/problem.ts';
import { type Components, componentsOf, usedOf } from './components.ts';
import type { SchemaNames } from './named-schemas.ts';

type Json = Readonly<Record<string, unknown>>;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Problems that every call can return besides its own. */
const always: readonly ProblemSlug[] = ['internal-error', 'temporarily-unavailable'];

/** The contract as OpenAPI 3.1; each schema appears once, under its name (API-04). */
export function openApiOf(calls: Readonly<Record<string, Call>>, names: SchemaNames): Json {
  const components = componentsOf(calls, names);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call, components) };
  }
  const tags = [...new Set(Object.values(calls).map(({ tag }) => tag))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'The shop',
      version: '1.0.0',
      description:
        'The calls of the shop. Amounts are whole rupees. Every refusal is application/problem+json (RFC 9457). ' +
        `A request with the header ${onlyCheckHeader} is checked and refused: nothing is stored.`,
    },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: usedOf(components.schemas, paths),
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of POST /v1/user/otp/verify' },
      },
    },
  };
}

function operationOf(name: string, call: Call, components: Components): Json {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.tag],
    security: call.access === 'public' ? [] : [{ session: [] }],
    description: accessOf(call),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...parametersOf(call.headers, 'header'),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: bodyContentOf(call.body, call.upload, components),
          },
        }
      : {}),
    responses: {
      [call.status]: call.answer
        ? {
            description: 'Done',
            content: {
              [call.download ?? 'application/json']:
                call.download === 'application/pdf' ? {} : { schema: components.refOf(call.answer, 'output') },
            },
          }
        : { description: 'Done, without a body' },
      ...refusalsOf(call),
    },
  };
}

function accessOf({ access }: Call): string {
  if (access === 'public') return 'For everybody.';
  return access === 'signed-in' ? 'For whoever is signed in.' : `For ${access.join(', ')} only.`;
}

/** JSON, or multipart with its files. */
function bodyContentOf(body: z.ZodMiniType, upload: Upload | undefined, components: Components): Json {
  if (!upload) return { 'application/json': { schema: components.refOf(body, 'input') } };
  const schema = schemaOf(body, 'input');
  const bytes = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: upload.maxBytes };
  const file = upload.maxFiles === 1 ? bytes : { type: 'array', items: bytes, maxItems: upload.maxFiles };
  const required = [...(schema.required ?? []), ...(upload.isRequired ? ['file'] : [])];
  return {
    'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, file }, required } },
  };
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

/** The problems of a call by status: its own, and those implied by its declaration. */
function problemsOf(call: Call): readonly ProblemSlug[] {
  const hasInput = call.params ?? call.query ?? call.headers ?? call.body;
  return [
    ...new Set<ProblemSlug>([
      ...call.problems,
      ...(call.access === 'public' ? [] : (['not-signed-in', 'session-expired'] as const)),
      ...(isForRoles(call.access) ? (['not-allowed'] as const) : []),
      ...proofProblemsOf(call),
      ...(hasInput ? (['invalid-input', 'malformed-request'] as const) : []),
      ...(call.body ? (['body-too-large', 'unsupported-media-type'] as const) : []),
      ...(call.upload ? (['unsupported-file'] as const) : []),
      ...(call.rateLimit ? (['rate-limited'] as const) : []),
      ...always,
    ]),
  ];
}

function proofProblemsOf({ access, proof }: Call): readonly ProblemSlug[] {
  if (proof === 'fresh' || proof === 'enrol') return ['second-factor-needed', 'fresh-proof-needed'];
  return proof === undefined && isForStaff(access) ? ['second-factor-needed'] : [];
}

function isForRoles(access: Access): boolean {
  return access !== 'public' && access !== 'signed-in';
}

function refusalsOf(call: Call): Record<number, Json> {
  const byStatus = new Map<number, ProblemSlug[]>();
  for (const slug of problemsOf(call)) {
    const { status } = problems[slug];
    byStatus.set(status, [...(byStatus.get(status) ?? []), slug]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, slugs]) => [
      status,
      {
        description: slugs.map((slug) => `${slug}: ${problems[slug].title}`).join('. '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
