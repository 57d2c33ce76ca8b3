import { checkRefusal } from './fuzz/answer-check.ts';
import { hostileUploads } from './hostile-uploads.ts';
import { type Ask, each, openCaller, upTo } from './http-caller.ts';
import { memoryWatch } from './memory-watch.ts';
import { multipartOf } from './multipart-body.ts';
import type { Part } from './part.ts';
import { newPeople, newPerson } from './people.ts';
import { watchHealth } from './watch.ts';

const atOnce = 2;
/** Milliseconds that one file may take, on a machine that does other work as well. */
const longest = 15_000;
const maxUnanswered = 6;
/** What reads files. */
const doors = ['/v1/prescription', '/v1/admin/image', '/v1/admin/film'] as const;

/** Files that ask for more time or memory than they have bytes, and files that lie, while others are served (SEC-02). */
export const files: Part = async ({ workshop, chance, findings, say }, size) => {
  const server = await workshop.database('files');
  const shop = await workshop.shop({ environment: { DATABASE_URL: server.url } });
  const pool = workshop.pool(server.url);
  const caller = openCaller(shop.url, { patience: 20_000 });
  const hostile = await hostileUploads(size);
  const people = await newPeople(pool, Math.ceil(size / 50) + 1);
  const admin = await newPerson(pool, { role: 'admin' });
  const watch = watchHealth(shop.url, findings, 'Reading a file keeps nobody waiting for a second');
  const memory = memoryWatch(caller);
  await memory.look();
  let unanswered = 0;
  const totals = { files: 0, taken: 0, refused: 0, 'slowest, ms': 0 };
  await each(upTo(size), atOnce, async (at) => {
    const file = hostile[at % hostile.length];
    // A shop that answers nobody any more is not asked all the others.
    if (!file || unanswered >= maxUnanswered) return;
    const own = chance.fork(`file ${at}`);
    // Each file knocks at the door of prescriptions first, which anybody may use.
    const path = at < hostile.length ? doors[0] : own.pick(doors);
    const token = path === '/v1/prescription' ? own.pick(people).token : admin.token;
    const sent = multipartOf(path === '/v1/prescription' ? { notes: 'For sleep' } : {}, { bytes: file.bytes });
    const ask: Ask = { method: 'POST', path, token, headers: sent.headers };
    const reply = await caller.send({ ...ask, body: sent.body }).catch((error: unknown) => {
      unanswered += 1;
      findings.add('Every file has an answer', `${file.name} to ${path}: ${String(error)}`);
      return null;
    });
    totals.files += 1;
    if (reply === null) return;
    totals[reply.status < 300 ? 'taken' : 'refused'] += 1;
    totals['slowest, ms'] = Math.max(totals['slowest, ms'], Math.round(reply.ms));
    checkRefusal(findings, { ...ask, body: file.name }, reply);
    findings.expect(
      reply.ms <= longest,
      'Every file is read or refused within 15 s',
      () => `${file.name} to ${path}: ${Math.round(reply.ms)} ms`,
    );
    if (at % 20 === 19) await memory.look().catch(() => undefined);
  });
  say(`${totals.files} files, ${totals.refused} refused`);
  await memory.look().catch(() => undefined);
  memory.judge(findings);
  const figures = await watch.end();
  const { exitCode, signalCode } = shop.process;
  findings.expect(exitCode === null && signalCode === null, 'No file ends a shop', () =>
    shop.printed().slice(-400),
  );
  caller.close();
  await shop.stop();
  return { ...totals, ...figures, ...memory.figures() };
};
