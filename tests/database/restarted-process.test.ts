import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test, vi } from 'vitest';
import { channels, createMessages } from '../../server/account/message/messages.ts';
import { releaseDeadWorkers } from '../../server/platform/jobs/dead-workers.ts';
import { createJobs } from '../../server/platform/jobs/jobs.ts';
import { startMailServer } from '../support/account/message-services.ts';
import { createTestDatabase } from '../support/database.ts';
import { freePort } from '../support/platform/free-port.ts';
import { liveSettings } from '../support/platform/live-settings.ts';
import { scratchFolder } from '../support/platform/scratch.ts';
import { startShop } from '../support/platform/shop-process.ts';

const patient = { timeout: 30_000, interval: 20 };
const lanes = 2;

test(
  'PRF-04, RUN-04 what a killed process was sending is sent by the next, and everything else once by two of which one is restarted',
  { timeout: 180_000 },
  async () => {
    const owned = await createTestDatabase();
    onTestFinished(() => owned.drop());
    const { database } = owned;
    const folder = await mkdtemp(join(scratchFolder(), 'mantra-live-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const taken: string[] = [];
    const unanswered: string[] = [];
    let isHanging = true;
    const mail = await startMailServer({
      onData(stream, session, done) {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        (isHanging ? unanswered : taken).push(to);
        stream.resume().once('end', () => (isHanging ? undefined : done()));
      },
    });
    onTestFinished(() => mail.close());
    const settings = {
      ...liveSettings(folder),
      DATABASE_URL: owned.url,
      DATABASE_POOL_SIZE: '8',
      MESSAGE_LANES: String(lanes),
      SMTP_URL: mail.url,
      PAGES: 'off',
    };
    const shop = async () => {
      const port = await freePort();
      const started = await startShop({ environment: { ...settings, PORT: String(port) }, dataDir: folder, port });
      onTestFinished(() => started.stop());
      return started;
    };
    const jobs = createJobs(database);
    const messages = createMessages({
      clock: () => new Date(),
      jobs,
      channels: new Set(channels),
      isSandbox: false,
      lanes,
    });
    const send = async (to: string) => {
      const words = {
        subject: 'Your order',
        text: 'Your order was placed.',
        html: '<p>Your order was placed.</p>',
      };
      await database.transaction((tx) => messages.send(tx, { to, channel: 'email', ...words }));
    };
    const held = sql`SELECT locked_by IS NOT NULL AS held FROM graphile_worker.jobs
      WHERE task_identifier = 'message.deliver'`;
    const longAgo = async () => {
      await database.execute(
        sql`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '2 minutes'`,
      );
      await database.execute(
        sql`UPDATE graphile_worker._private_job_queues SET locked_at = locked_at - interval '2 minutes'`,
      );
    };

    const first = await shop();
    await send('first@example.in');
    await vi.waitFor(() => expect(unanswered).toEqual(['first@example.in']), patient);
    await longAgo();
    expect([await releaseDeadWorkers(database), await database.query(held)]).toEqual([0, [{ held: true }]]);
    first.process.kill('SIGKILL');
    await vi.waitFor(() => expect(first.process.signalCode).toBe('SIGKILL'), patient);
    isHanging = false;
    expect(await database.query(held)).toEqual([{ held: true }]);

    const second = await shop();
    await vi.waitFor(() => expect(taken).toEqual(['first@example.in']), patient);
    await shop();
    const addresses = Array.from({ length: 40 }, (_, at) => `buyer-${at}@example.in`);
    await Promise.all(addresses.slice(0, 20).map(send));
    second.process.kill('SIGTERM');
    await Promise.all(addresses.slice(20).map(send));
    const left = sql`SELECT count(*) AS left FROM message WHERE status <> 'sent'`;
    await expect.poll(() => database.one(left), { ...patient, timeout: 240_000 }).toEqual({ left: 0 });
    expect(taken.toSorted()).toEqual(['first@example.in', ...addresses].toSorted());
  },
);
