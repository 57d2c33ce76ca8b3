import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../../server/platform/http/log.ts';

function logOf(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  let line = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      line += chunk.toString();
      done();
    },
  });
  write(createLog({ logLevel: 'trace' }, sink));
  return z.record(z.string(), z.unknown()).parse(JSON.parse(line));
}

test('ERR-01 fields, messages and their arguments are redacted, errors with their causes', () => {
  expect(
    logOf((log) => log.info({ phone: '+919876543210', sku: 'sleep-mantra' }, 'sent to %s', 'a@b.in')),
  ).toMatchObject({
    level: 'info',
    phone: '[hidden]',
    sku: 'sleep-mantra',
    msg: 'sent to [hidden]',
  });
  const cause = Object.assign(new Error('for +91 98765 43210'), { detail: 'Key (phone)=(+919876543210)' });
  const line = logOf((log) => log.error({ err: new Error('no mail for a@b.in', { cause }) }, 'it failed'));
  expect(line).toMatchObject({
    err: { message: 'no mail for [hidden]', cause: { message: 'for [hidden]' } },
    msg: 'it failed',
  });
  expect(JSON.stringify(line)).not.toMatch(/98765|a@b/u);
});

test('ERR-01 an error that is logged alone, and one of a child log, are redacted too', () => {
  for (const write of [
    (log: ReturnType<typeof createLog>) => log.warn(new Error('Bearer abcdefgh12345')),
    (log: ReturnType<typeof createLog>) =>
      log.child({ reqId: '1' }).warn({ headers: { authorization: 'Bearer abcdefgh12345' } }, 'x'),
  ]) {
    expect(JSON.stringify(logOf(write))).not.toContain('abcdefgh12345');
  }
});
