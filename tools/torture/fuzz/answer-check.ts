import * as z from 'zod/mini';
import type { Call } from '../../../src/contract/call.ts';
import { problems, problemSchema } from '../../../src/contract/platform/problem.ts';
import type { Findings } from '../findings.ts';
import type { Ask, Reply } from '../http-caller.ts';
import type { CallerRole } from './callers.ts';

const statusOfSlug: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(problems).map(([slug, { status }]) => [slug, status]),
);
/** What no answer may say: where the code stands, what the database was asked, what the framework calls it. */
const leaks = /FST_|node_modules|\bSELECT\b.{0,40}\bFROM\b|\.ts:\d|at \w+ \(file:/u;
/** Milliseconds that one answer may take, on a machine that does other work as well. */
const longest = 10_000;

/** Checks that an answer isn't a failure and that every refusal is a problem as the contract has it (API-04, API-05). */
export function checkRefusal(findings: Findings, ask: Ask, reply: Reply): void {
  const { status, headers, text, ms } = reply;
  const what = () => `${describe(ask)} → ${status} ${text.slice(0, 300)}`;
  findings.expect(status < 500 || status === 503, 'No request brings a 5xx, but a 503', what);
  if (status === 503) findings.expect(headers['retry-after'] !== undefined, 'A 503 says when to come again', what);
  findings.expect(ms <= longest, 'Every answer comes within 10 s', () => `${Math.round(ms)} ms: ${what()}`);
  if (status < 400) return;
  const problem = z.safeParse(problemSchema, parsed(text)).data;
  const slug = problem?.type.replace('/problems/', '') ?? '';
  const isProblem =
    headers['content-type'] === 'application/problem+json; charset=utf-8' &&
    problem?.status === status &&
    statusOfSlug[slug] === status;
  findings.expect(isProblem, 'Every refusal is a problem of the contract', what);
  findings.expect(!leaks.test(text), 'No answer tells of code or queries', what);
}

/** Checks an answer of one call: who was admitted, and that what came is what the contract names. */
export function checkAnswer(findings: Findings, call: Call, role: CallerRole, ask: Ask, reply: Reply): void {
  checkRefusal(findings, ask, reply);
  const { status, text } = reply;
  const what = () => `${role} ${describe(ask)} → ${status} ${text.slice(0, 300)}`;
  const refusal = refusalOf(call, role);
  if (refusal !== null) {
    const isRefused =
      status === refusal || status === 429 || status === 503 || (status >= 400 && status < 500 && isUnread(status));
    findings.expect(isRefused, 'Whom the contract does not name is refused', what);
    return;
  }
  // What is open to all may want a signature, or more for what only admins see of it.
  const isIn = status !== 426 && (status !== 401 || call.access === 'public');
  findings.expect(isIn, 'Whom the contract names is let in', what);
  if (status >= 400 || status === 304) return;
  if (!findings.expect(status === call.status, 'A good answer has the status of its contract', what)) return;
  if (call.answer === undefined) findings.expect(text === '', 'An answer without a schema is empty', what);
  else if (!call.download) {
    const result = z.safeParse(call.answer, parsed(text));
    findings.expect(result.success, 'A good answer is as its schema says', () =>
      [call.path, JSON.stringify(result.error?.issues.slice(0, 3)), text.slice(0, 200)].join(' '),
    );
  }
}

/** Refusals from before anybody is told apart: the head, the address or the length. */
function isUnread(status: number): boolean {
  return [400, 404, 413, 414, 415, 431].includes(status);
}

function refusalOf({ access }: Call, role: CallerRole): number | null {
  if (access === 'public') return null;
  if (role === 'nobody') return 401;
  if (role === 'expired' || role === 'revoked') return 426;
  if (access === 'signed-in') return null;
  const held = role === 'admin' || role === 'prescriber' ? role : 'customer';
  return access.some((one) => one === held) ? null : 403;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe({ method, path, body, headers }: Ask): string {
  const sent = Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body);
  return `${method} ${path.slice(0, 200)} ${headers?.['content-type'] ?? ''} ${(sent ?? '').slice(0, 300)}`;
}
