import type { FastifyInstance } from 'fastify';
import { logout, reportLogouts, sendOtp, verifyOtp } from '../../../src/contract/account/user.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { route } from '../../platform/http/route.ts';
import { beginSession } from './begin-session.ts';
import { keepDevice } from '../../platform/http/guard/device.ts';
import { sendCode, takeCode } from './one-time-code.ts';
import { revokeSession, revokeSessions, shopperOf } from './otp.queries.ts';

export function sessionRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, settings, clock, sessions } = context;

  // Same answer for known and unknown numbers: only the right code creates a shopper.
  route(app, context, sendOtp, async ({ body: { phone, challenge }, ...caller }, reply) => {
    const sent = await sendCode(context, { channel: 'sms', to: phone }, { ...caller, challenge });
    keepDevice(reply, caller.device, settings);
    return sent;
  });

  route(app, context, verifyOtp, async ({ body: { phone, code, challenge }, ...caller }, reply) => {
    const now = clock();
    const spend = await takeCode(context, { to: phone, code, requester: { ...caller, challenge } });
    return database.transaction(async (tx) => {
      await spend(tx);
      const shopperId = await shopperOf(tx, phone, now);
      return beginSession(tx, context, { shopperId, caller, reply, now });
    });
  });

  route(app, context, logout, async ({ shopper }) => {
    await revokeSession(database, shopper.tokenHash, clock());
    sessions.forget();
  });

  // A token hash is enough to end its session: only somebody with the token or the database knows it, and it opens
  // nothing.
  route(app, context, reportLogouts, async ({ body }) => {
    await revokeSessions(
      database,
      body.sessions.map((name) => Buffer.from(name, 'base64url')),
      clock(),
    );
    sessions.forget();
  });
}
