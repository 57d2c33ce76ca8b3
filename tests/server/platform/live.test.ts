import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isHardToGuess } from '../../../server/platform/start/live-checks.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { freePort } from '../../support/platform/free-port.ts';
import { liveSettings } from '../../support/platform/live-settings.ts';
import { runProgram } from '../../support/platform/run-program.ts';
import { type ShopProcess, startShop } from '../../support/platform/shop-process.ts';
import { refuseSandboxData } from '../../../server/platform/seed/sandbox-data.ts';
import { seedEmptyShop } from '../../../server/platform/seed/seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'mantra-live-'));
let database: TestDatabase;
let environment: Readonly<Record<string, string>>;
let shop: ShopProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  environment = {
    ...liveSettings(folder),
    PAGES: 'off',
    PORT: '0',
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '8',
    DATA_DIR: folder,
  };
  const port = await freePort();
  // A live shop prints the address that people type, not the one it listens on.
  shop = await startShop({ environment: { ...environment, PORT: String(port) }, dataDir: folder, port });
}, 240_000);
afterAll(async () => {
  await shop.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('SEC-04 a live shop opens on an empty database, without accounts, outbox or description of a sandbox', async () => {
  expect(shop.printed()).toContain('The shop is open at https://shop.example.in\n');
  expect(await database.database.query(sql`SELECT phone FROM shopper`)).toEqual([]);
  expect((await fetch(`${shop.url}/v1/sandbox/messages?to=%2B919000000003`)).status).toBe(404);
});

test('SEC-04 a live shop shows its metrics to nobody without the token', async () => {
  expect((await fetch(`${shop.url}/metrics`)).status).toBe(401);
  const headers = { authorization: `Bearer ${environment['METRICS_TOKEN'] ?? ''}` };
  expect((await fetch(`${shop.url}/metrics`, { headers })).status).toBe(200);
});

test('SEC-04, SEC-03 one command makes the first admin and their enrolment code, while the shop runs, and the audit log has it', async () => {
  const made = await runProgram('server/admin/main.ts', environment, ['98123 45678']);
  const code = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/u;
  expect({ ...made, stdout: made.stdout.replace(code, 'CODE').replace(/until .* UTC/u, 'until then UTC') }).toEqual(
    {
      code: 0,
      stdout: [
        '+919812345678 is now an admin. Sign in to the shop with this number.',
        'Enrolment code for the second factor: CODE (works once, until then UTC)',
        '',
      ].join('\n'),
      stderr: '',
    },
  );
  const rows = await database.database.query(sql`
    SELECT phone, is_admin, is_doctor, action, before, after, reason, actor_id = shopper.id AS by_itself
    FROM shopper JOIN audit_entry ON record_id = shopper.id::text ORDER BY audit_entry.id`);
  expect(rows).toMatchObject([
    {
      phone: '+919812345678',
      is_admin: true,
      is_doctor: false,
      action: 'role changed',
      before: { role: 'customer' },
      after: { role: 'admin' },
      reason: 'by command',
      by_itself: true,
    },
    { action: 'second factor reset', reason: 'by command', by_itself: true },
  ]);
  const again = await runProgram('server/admin/main.ts', environment, ['+919812345678']);
  expect(again.stdout).toBe('+919812345678 is already an admin.\n');

  const first = code.exec(made.stdout)?.[0];
  const reset = await runProgram('server/admin/main.ts', environment, ['+919812345678', '--reset-second-factor']);
  const second = code.exec(reset.stdout)?.[0] ?? '';
  expect([reset.code, second.length, second === first]).toEqual([0, 19, false]);
});

test.each([
  { args: [], says: 'Enter the admin’s mobile number: npm run admin -- +919812345678\n' },
  { args: ['+1 202 555 0100'], says: 'Enter the admin’s mobile number: npm run admin -- +919812345678\n' },
  { args: ['+919000000003'], says: '+919000000003 is a sandbox number. Use a person’s number.\n' },
])('SEC-04 the command for the first admin refuses $args', async ({ args, says }) => {
  expect(await runProgram('server/admin/main.ts', environment, args)).toEqual({
    code: 1,
    stdout: '',
    stderr: says,
  });
});

test('SEC-04 npm run seed makes no accounts in live mode', async () => {
  const { code, stderr } = await runProgram('server/platform/seed/main.ts', environment);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'npm run seed is for a sandbox: in live mode it would make accounts that anybody can sign in to\n',
  });
});

test('SEC-04 live refuses a database that a sandbox has used, and names what it found', async () => {
  const used = await createTestDatabase();
  try {
    await seedEmptyShop(used.database);
    const onUsed = { ...environment, DATABASE_URL: used.url };
    const { code, stderr } = await runProgram('server/main.ts', onUsed);
    expect({ code, lines: stderr.trim().split('\n') }).toEqual({
      code: 1,
      lines: [
        'The shop cannot open live on this database, because a sandbox has used it:',
        '  the sandbox account +919000000002 still has its role',
        '  the sandbox account +919000000003 still has its role',
        'Use an empty database. Products can be moved with Export and Import in the dashboard.',
      ],
    });
    await used.database.execute(sql`UPDATE shopper SET is_admin = false, is_doctor = false`);
    await used.database.execute(sql`INSERT INTO setting (key, value) VALUES ('sandbox-secrets', '{}')`);
    await expect(refuseSandboxData(used.database)).rejects.toThrow(
      '\n  it holds the secrets that a sandbox made for itself\n',
    );
  } finally {
    await used.drop();
  }
});

test.each([
  'a'.repeat(48),
  'abababababababababababababababababababab',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'correct-password-correct-password-123',
  'change-me-change-me-please-change-me!',
  '0123456789012345678901234567890123456789',
  'Ab3$Ab3$Ab3$Ab3$Ab3$Ab3$Ab3$Ab3$Ab3$',
  'tooShort-9f8e7d6c5b4a',
])('SEC-04 %s is no secret', (secret) => {
  expect(isHardToGuess(secret, 32)).toBe(false);
});

test('SEC-04 random secrets of every usual form are taken', async () => {
  const { randomBytes, randomUUID } = await import('node:crypto');
  for (let round = 0; round < 500; round += 1) {
    for (const form of ['hex', 'base64', 'base64url'] as const) {
      const secret = randomBytes(form === 'hex' ? 16 : 24).toString(form);
      expect({ secret, isHard: isHardToGuess(secret, 32) }).toEqual({ secret, isHard: true });
    }
    const key = randomUUID();
    expect({ key, isHard: isHardToGuess(key, 32) }).toEqual({ key, isHard: true });
  }
});
