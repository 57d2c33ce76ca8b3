import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addPasskey, addTotp, startPasskey, startTotp } from '../../../src/contract/account/second-factor.calls.ts';
import { deviceName } from '../../../src/domain/account/account.ts';
import { maxPasskeys } from '../../../src/domain/account/second-factor.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { seconds } from '../session/otp.policy.ts';
import { addFactor, checkEnrolment } from './enrol.ts';
import { algorithms, newPasskey, promptTimeout, relyingPartyId } from './passkeys.ts';
import {
  findChallenge,
  forgetProofs,
  insertPasskey,
  keepChallenge,
  readPasskeys,
  replaceTotp,
  takeChallenge,
} from './second-factor.queries.ts';
import { describeTotp, newTotpSecret, openTotp, sealTotp, stepOf } from './totp.ts';

/** Seconds to answer a passkey prompt, and to set up an app. */
const passkeyLifetime = 300;
const totpLifetime = 900;

const appName = 'Authenticator app';

/**
 * Adds passkeys and an authenticator app. If the shop requires a second factor, the first one needs an enrolment
 * code.
 */
export function enrolRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, settings, sessions, files, origin } = context;

  route(app, context, startPasskey, async ({ body: { enrolmentCode }, shopper }) => {
    const isEnrolling = await checkEnrolment(context, shopper, enrolmentCode);
    const known = await readPasskeys(database, shopper.id);
    if (known.length >= maxPasskeys) throw tooManyPasskeys();
    const challenge = randomBytes(32).toString('base64url');
    await keepChallenge(database, {
      tokenHash: shopper.tokenHash,
      purpose: 'add-passkey',
      challenge,
      isEnrolling,
      expiresAt: seconds(clock(), passkeyLifetime),
    });
    const name = labelOf(shopper);
    return {
      challenge,
      rp: { id: relyingPartyId(origin()), name: settings.business.shopName },
      user: { id: Buffer.from(shopper.id).toString('base64url'), name, displayName: name },
      algorithms,
      known: known.map(({ credential_id: id, transports }) => ({ id, transports })),
      timeout: promptTimeout,
    };
  });

  route(app, context, addPasskey, async ({ body, shopper, userAgent }) => {
    const now = clock();
    const asked = await takeChallenge(database, { tokenHash: shopper.tokenHash, purpose: 'add-passkey', now });
    const made = asked?.challenge
      ? await newPasskey(body, { challenge: asked.challenge, origin: origin() })
      : undefined;
    if (!asked || !made) throw refusedField('id', 'We couldn’t check this passkey. Try again');
    const name = body.name.trim() || deviceName(userAgent);
    const passkey = {
      id: randomUUID(),
      shopperId: shopper.id,
      name,
      now,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      signCount: made.counter,
      transports: made.transports ?? [],
    };
    const added = await database.transaction(async (tx) =>
      addFactor(tx, context, {
        shopper,
        kind: 'passkey',
        name,
        isEnrolling: asked.is_enrolling,
        keep: async (kept) => {
          if (kept.filter(({ kind }) => kind === 'passkey').length >= maxPasskeys) throw tooManyPasskeys();
          if (await insertPasskey(tx, passkey)) return;
          throw problem('conflict', { detail: 'This passkey is already in use' });
        },
      }),
    );
    sessions.forget();
    return added;
  });

  route(app, context, startTotp, async ({ body: { enrolmentCode }, shopper }) => {
    const isEnrolling = await checkEnrolment(context, shopper, enrolmentCode);
    const secret = newTotpSecret();
    const id = randomUUID();
    await keepChallenge(database, {
      tokenHash: shopper.tokenHash,
      purpose: 'add-totp',
      secret: { id, sealed: sealTotp(secret, files.masterKey, shopper.id, id) },
      isEnrolling,
      expiresAt: seconds(clock(), totpLifetime),
    });
    return describeTotp(secret, settings.business.shopName, labelOf(shopper));
  });

  route(app, context, addTotp, async ({ body: { code }, shopper }) => {
    const now = clock();
    const asked = { tokenHash: shopper.tokenHash, purpose: 'add-totp', now } as const;
    const begun = await findChallenge(database, asked);
    if (!begun?.secret || !begun.wrapped_key) throw setUpAgain();
    const sealed = { bytes: begun.secret, wrappedKey: begun.wrapped_key };
    const step = stepOf(openTotp(sealed, files.masterKey, shopper.id, begun.id), code, now);
    if (step === null) throw refusedField('code', 'That isn’t the code your app shows now');
    const added = await database.transaction(async (tx) => {
      // A wrong code keeps the QR code valid for another try; the right one ends it.
      if ((await takeChallenge(tx, asked))?.id !== begun.id) throw setUpAgain();
      return addFactor(tx, context, {
        shopper,
        kind: 'totp',
        name: appName,
        isEnrolling: begun.is_enrolling,
        keep: async () => {
          const app = { id: begun.id, shopperId: shopper.id, name: appName, now, sealed, step };
          if (await replaceTotp(tx, app)) await forgetProofs(tx, shopper.id, shopper.tokenHash);
        },
      });
    });
    sessions.forget();
    return added;
  });
}

/** Account name shown in the authenticator, so that several accounts can be told apart. */
function labelOf({ phone, id }: SignedIn): string {
  return phone ?? id;
}

function tooManyPasskeys() {
  return problem('conflict', { detail: `You already have ${maxPasskeys} passkeys. Remove one you no longer use` });
}

function setUpAgain() {
  return refusedField('code', 'This took too long. Set up the app again');
}
