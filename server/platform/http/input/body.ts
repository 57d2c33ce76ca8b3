import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberCount, repeatedMember } from './json-members.ts';
import { problem } from '../problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body, for verifying signatures; null without one. */
    rawBody: Buffer | null;
  }
}

/** Maximum bytes of a JSON body. */
export const bodyLimit = 256 * 1024;
const deepest = 20;

/** Accepts JSON only: UTF-8, limited depth, well-formed text without NUL, unique keys (API-05, SEC-01). */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.decorateRequest('rawBody', null);
  takeJson(app, 'json', bodyLimit);
}

/** Also accepts the content types that browsers use for reports in this part of the app; the body is still JSON. */
export function acceptReports(app: FastifyInstance, maxBytes: number): void {
  takeJson(app, String.raw`(?:json|csp-report|reports\+json)`, maxBytes);
}

function takeJson(app: FastifyInstance, types: string, maxBytes: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    new RegExp(String.raw`^application/${types}\s*(?:;\s*charset=(?:"?utf-8"?)\s*)?$`, 'iu'),
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (request: FastifyRequest, body: Buffer) => {
      request.rawBody = body;
      return parseJson(body);
    },
  );
}

/** Parses the text. Throws 'malformed-request' with the reason. */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw malformed('The body is not UTF-8 text');
  const { depth, members } = shapeOf(body);
  if (depth > deepest) throw malformed(`The body is nested deeper than ${deepest} levels`);
  const text = body.toString('utf8');
  const value = parsed(text);
  if (memberCount(value) !== members) throw sentTwice(repeatedMember(text));
  // In valid UTF-8, only an escape can produce a NUL or a lone surrogate.
  const place = text.includes('\\u') ? brokenText(value, []) : undefined;
  if (place !== undefined) {
    throw problem('malformed-request', {
      detail: 'A text contains a NUL or an incomplete character',
      errors: [{ field: place, message: 'Use plain text' }],
    });
  }
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('The body is not JSON');
  }
}

function malformed(detail: string) {
  return problem('malformed-request', { detail });
}

/** RFC 8259 doesn't say which duplicate key wins: a proxy and this server could read two different orders. */
function sentTwice(field: string) {
  return problem('malformed-request', {
    detail: `The body has ${field} twice`,
    errors: [{ field, message: 'Send this once' }],
  });
}

const quote = 0x22;
const backslash = 0x5c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

const colon = 0x3a;

/** The nesting depth of a JSON text, and the number of keys in it as written. */
function shapeOf(body: Buffer): { readonly depth: number; readonly members: number } {
  let depth = 0;
  let max = 0;
  let members = 0;
  let inText = false;
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index] ?? 0;
    if (inText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (byte === colon) members += 1;
    else if (openers.has(byte)) max = Math.max(max, (depth += 1));
    else if (closers.has(byte)) depth -= 1;
  }
  return { depth: max, members };
}

/** The path of the first text that PostgreSQL can't store. */
function brokenText(value: unknown, path: readonly string[]): string | undefined {
  if (typeof value === 'string') return isPlain(value) ? undefined : path.join('.');
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    if (!isPlain(key)) return [...path, key.toWellFormed().replaceAll('\0', '')].join('.');
    const place = brokenText(member, [...path, key]);
    if (place !== undefined) return place;
  }
  return undefined;
}

function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
