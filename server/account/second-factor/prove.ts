import type { BodyOf } from '../../../src/contract/call.ts';
import type { proveSecondFactor } from '../../../src/contract/account/second-factor.calls.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { refusedField } from '../../platform/http/problem.ts';
import { countHit, forgetHits } from '../../platform/http/guard/rate-limit.ts';
import { tellShopper } from '../message/tell.ts';
import { wrongCode } from '../session/wrong-code.ts';
import { typedCodeHash } from './codes.ts';
import { ownChange } from './enrol.ts';
import { countOfProof, transportsOf } from './passkeys.ts';
import {
  countPasskey,
  countRecoveryCodes,
  findTotp,
  markProven,
  readPasskeys,
  spendRecoveryCode,
  takeChallenge,
  takeStep,
} from './second-factor.queries.ts';
import { openTotp, stepOf } from './totp.ts';

/**
 * Limits on wrong codes per person. App and recovery codes are counted apart, and passkeys not at all, so that
 * somebody with the phone's one-time code can't lock the owner out of everything, or for long.
 */
const triesPerPerson = {
  totp: { max: 5, perSeconds: 900 },
  recovery: { max: 10, perSeconds: 900 },
} as const;

/** What to do without a try left; both limits end within a quarter of an hour. */
const waitFirst = 'Wait 15 minutes, or use another way';

/** A code as typed, and how many more can be tried if it is wrong. */
interface TypedCode {
  readonly code: string;
  readonly triesLeft: number;
}

type Shown = BodyOf<typeof proveSecondFactor>;
/** Uses up what was shown, in the transaction that records it. Throws if it was already used. */
type Spend = (tx: Session) => Promise<void>;

/**
 * Marks the session as verified with a second factor (SEC-03). Throws 'invalid-input' on the wrong field, and
 * 'rate-limited' after too many wrong codes.
 */
export async function prove(context: ShopContext, shopper: SignedIn, shown: Shown): Promise<void> {
  const { database, clock } = context;
  const spend = await checked(context, shopper, shown);
  await database.transaction(async (tx) => {
    await spend(tx);
    await markProven(tx, shopper.tokenHash, shown.method, clock());
  });
  context.sessions.forget();
}

async function checked(context: ShopContext, shopper: SignedIn, shown: Shown): Promise<Spend> {
  if (shown.method === 'passkey') return checkPasskey(context, shopper, shown);
  const { database, settings, clock } = context;
  const key = `second-factor-${shown.method}:${shopper.id}`;
  const limit = triesPerPerson[shown.method];
  // Counted before the comparison, so that parallel guesses can't exceed the limit.
  const hits = await countHit(database, { key, limit, secret: settings.secret, now: clock() });
  const triesLeft = limit.max - hits;
  const spend =
    shown.method === 'totp'
      ? await checkTotp(context, shopper, { code: shown.code, triesLeft })
      : checkRecoveryCode(context, shopper, { code: shown.code, triesLeft });
  return async (tx) => {
    await spend(tx);
    await forgetHits(tx, key, settings.secret);
  };
}

async function checkPasskey(
  { database, clock, origin }: ShopContext,
  { id: shopperId, tokenHash }: SignedIn,
  shown: Extract<Shown, { method: 'passkey' }>,
): Promise<Spend> {
  const now = clock();
  const asked = await takeChallenge(database, { tokenHash, purpose: 'prove-passkey', now });
  const passkey = (await readPasskeys(database, shopperId)).find(({ credential_id: id }) => id === shown.id);
  if (!asked?.challenge || !passkey) throw wrongPasskey();
  const credential = {
    id: passkey.credential_id,
    publicKey: Uint8Array.from(passkey.public_key),
    counter: passkey.sign_count,
    transports: transportsOf(passkey.transports),
  };
  const signCount = await countOfProof(shown, credential, { challenge: asked.challenge, origin: origin() });
  if (signCount === null) throw wrongPasskey();
  return async (tx) => {
    if (!(await countPasskey(tx, { id: passkey.id, signCount, now }))) throw wrongPasskey();
  };
}

async function checkTotp(
  { database, files, clock }: ShopContext,
  { id: shopperId }: SignedIn,
  { code, triesLeft }: TypedCode,
): Promise<Spend> {
  const now = clock();
  const app = await findTotp(database, shopperId);
  if (!app) throw wrongAppCode(triesLeft);
  const sealed = { bytes: app.secret, wrappedKey: app.wrapped_key };
  const step = stepOf(openTotp(sealed, files.masterKey, shopperId, app.id), code, now);
  if (step === null) throw wrongAppCode(triesLeft);
  return async (tx) => {
    if (!(await takeStep(tx, { id: app.id, step, now }))) {
      throw refusedField('code', 'This code was already used. Wait for the next one');
    }
  };
}

function checkRecoveryCode(context: ShopContext, shopper: SignedIn, { code, triesLeft }: TypedCode): Spend {
  const { settings, clock } = context;
  return async (tx) => {
    const now = clock();
    const hash = typedCodeHash(settings.secret, 'recovery', shopper.id, code);
    if (!(await spendRecoveryCode(tx, shopper.id, hash))) {
      throw refusedField('code', wrongCode('That recovery code is wrong or already used', triesLeft, waitFirst));
    }
    const left = await countRecoveryCodes(tx, shopper.id);
    await tellShopper(tx, context, shopper.id, { template: 'recovery-code-used', data: { left, at: now } });
    await recordChange(tx, { ...ownChange(shopper, 'recovery code used'), before: null, after: { left }, now });
  };
}

function wrongAppCode(triesLeft: number) {
  return refusedField('code', wrongCode('That isn’t the code your app shows now', triesLeft, waitFirst));
}

function wrongPasskey() {
  return refusedField('id', 'We couldn’t check this passkey. Try again');
}
