import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  challengePasskey,
  listFactors,
  proveSecondFactor,
  readSecondFactor,
  removeFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from '../../../src/contract/account/second-factor.calls.ts';
import { type ProofMethod, proofMethods } from '../../../src/domain/account/second-factor.ts';
import { isStillOwner, lockStanding } from '../user/standing.queries.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { tellShopper } from '../message/tell.ts';
import { seconds } from '../session/otp.policy.ts';
import { issueEnrolmentCode, makeRecoveryCodes, ownChange } from './enrol.ts';
import { promptTimeout, relyingPartyId } from './passkeys.ts';
import { prove } from './prove.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  forgetProofs,
  keepChallenge,
  lockFactors,
  readFactors,
  readPasskeys,
  replaceRecoveryCodes,
} from './second-factor.queries.ts';
import { freshUntil } from '../../platform/http/guard/standing.ts';

/** Seconds to answer a passkey prompt. */
const challengeLifetime = 300;

/** Verifying a second factor, and managing one's own. */
export function secondFactorRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, settings, sessions, origin } = context;

  route(app, context, readSecondFactor, async ({ shopper: { id, secondFactor: standing, provenAt } }) => {
    const ways = new Set<ProofMethod>((await readFactors(database, id)).map(({ kind }) => kind));
    if ((await countRecoveryCodes(database, id)) > 0) ways.add('recovery');
    return {
      standing,
      isDemanded: settings.demandsSecondFactor,
      // Passkeys first: they can't be phished.
      methods: proofMethods.filter((method) => ways.has(method)),
      freshUntil: standing === 'proven' && provenAt ? freshUntil(provenAt).toISOString() : null,
    };
  });

  route(app, context, listFactors, async ({ shopper }) => ({
    factors: (await readFactors(database, shopper.id)).map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      addedAt: row.added_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
    recoveryCodes: await countRecoveryCodes(database, shopper.id),
    isDemanded: settings.demandsSecondFactor,
  }));

  route(app, context, challengePasskey, async ({ shopper: { id: shopperId, tokenHash } }) => {
    const passkeys = await readPasskeys(database, shopperId);
    if (passkeys.length === 0) throw problem('conflict', { detail: 'You don’t have a passkey yet' });
    const challenge = randomBytes(32).toString('base64url');
    const expiresAt = seconds(clock(), challengeLifetime);
    await keepChallenge(database, {
      tokenHash,
      purpose: 'prove-passkey',
      challenge,
      isEnrolling: false,
      expiresAt,
    });
    return {
      challenge,
      rpId: relyingPartyId(origin()),
      credentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
      timeout: promptTimeout,
    };
  });

  route(app, context, proveSecondFactor, async ({ body, shopper }) => {
    await prove(context, shopper, body);
    const recoveryCodesLeft = await countRecoveryCodes(database, shopper.id);
    return { freshUntil: freshUntil(clock()).toISOString(), recoveryCodesLeft };
  });

  route(app, context, removeFactor, async ({ params: { id }, shopper }) => {
    const now = clock();
    await database.transaction(async (tx) => {
      const factors = await lockFactors(tx, shopper.id);
      const factor = factors.find((one) => one.id === id);
      if (!factor) throw problem('not-found', { detail: 'We couldn’t find this passkey or app' });
      const isLast = factors.length === 1;
      if (isLast && settings.demandsSecondFactor) {
        throw problem('conflict', { detail: 'Add another passkey or app first. Staff of this shop need one' });
      }
      await deleteFactor(tx, id);
      if (isLast) await replaceRecoveryCodes(tx, shopper.id, []);
      await forgetProofs(tx, shopper.id, shopper.tokenHash);
      const { name } = factor;
      await tellShopper(tx, context, shopper.id, { template: 'second-factor-removed', data: { name, at: now } });
      const removed = factor.kind === 'passkey' ? 'passkey removed' : 'authenticator app removed';
      await recordChange(tx, { ...ownChange(shopper, removed), before: { name }, after: null, now });
    });
    sessions.forget();
  });

  route(app, context, renewRecoveryCodes, async ({ shopper }) =>
    database.transaction(async (tx) => {
      if ((await lockFactors(tx, shopper.id)).length === 0) {
        throw problem('conflict', { detail: 'Add a passkey or an authenticator app first' });
      }
      const recoveryCodes = await makeRecoveryCodes(tx, context, shopper.id);
      const change = { before: null, after: { left: recoveryCodes.length }, now: clock() };
      await recordChange(tx, { ...ownChange(shopper, 'recovery codes renewed'), ...change });
      return { recoveryCodes };
    }),
  );

  route(app, context, resetSecondFactor, async ({ params: { id }, shopper }) => {
    const now = clock();
    const { enrolmentCode, expiresAt } = await database.transaction(async (tx) => {
      if (!(await isStillOwner(tx, shopper.id))) throw problem('not-allowed');
      if (id === shopper.id) {
        throw problem('conflict', { detail: 'Only another admin can do that for your account' });
      }
      const standing = await lockStanding(tx, id);
      if (!standing) throw problem('not-found', { detail: 'We couldn’t find this account' });
      if (standing.role === 'customer') {
        throw problem('conflict', { detail: 'Only admins and prescribers have a second factor' });
      }
      const before = { secondFactors: (await readFactors(tx, id)).length };
      const issued = await issueEnrolmentCode(tx, { shopperId: id, secret: settings.secret, now });
      await tellShopper(tx, context, id, { template: 'second-factor-reset', data: { at: now } });
      const change = { before, after: { secondFactors: 0 }, now };
      await recordChange(tx, {
        actorId: shopper.id,
        action: 'second factor reset',
        resource: 'account',
        recordId: id,
        ...change,
      });
      return issued;
    });
    sessions.forget();
    return { enrolmentCode, expiresAt: expiresAt.toISOString() };
  });
}
