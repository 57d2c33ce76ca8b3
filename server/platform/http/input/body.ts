import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberCount, repeatedMember } from './json-members.ts';
import { problem } from '../problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for signatures over it; null without one. */
    rawBody: Buffer | null;
  }
}

/** Largest body of a JSON call, in bytes. */
export const bodyLimit = 256 * 1024;
const deepest = 20;

/** Takes JSON and nothing else: UTF-8, bounded in depth, of well-formed text without NUL, each member once (API-05, SEC-01). */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.decorateRequest('rawBody', null);
  takeJson(app, 'json', bodyLimit);
}

/** In this part of the app bodies of reports are taken too, which browsers send with types of their own; JSON all the same. */
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

/** Throws 'malformed-request', saying what is wrong with the text. */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw malformed('The body is not UTF-8 text');
  const { depth, members } = shapeOf(body);
  if (depth > deepest) throw malformed(`The body is nested deeper than ${deepest} levels`);
  const text = body.toString('utf8');
  const value = parsed(text);
  if (memberCount(value) !== members) throw sentTwice(repeatedMember(text));
  // Only an escape can bring a NUL or half a character into UTF-8 text.
  const place = text.includes('\\u') ? brokenText(value, []) : undefined;
  if (place !== undefined) {
    throw problem('malformed-request', {
      detail: 'A text holds a NUL or half a character',
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

/** RFC 8259 leaves open which of two counts: a caller and a proxy between could read two different orders. */
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

/** How deep a text of JSON is nested, and how many members its objects have as it is written. */
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

/** The path of the first text that PostgreSQL could not hold. */
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
