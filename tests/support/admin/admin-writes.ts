import { api, type Api } from '../../../src/contract/api.ts';
import type { Call } from '../../../src/contract/call.ts';
import { contentWrites } from './admin-writes-content.ts';
import { deliveryWrites } from './admin-writes-delivery.ts';
import { draftWrites } from './admin-writes-drafts.ts';
import { goodsWrites } from './admin-writes-goods.ts';
import { orderWrites } from './admin-writes-orders.ts';
import { peopleWrites } from './admin-writes-people.ts';
import type { PrepareWrite } from './audited-shop.ts';

/** Their lines are proven where their owners have several sessions: tests/server/account/sign-in/second-factor.test.ts. */
const ownSignIn = { writesNothing: 'It is about the caller’s own sign-in' };

type RolesOf<C extends Call> = C['access'] extends readonly (infer Role)[] ? Role : never;
type AdminWriteName = {
  [Name in keyof Api]: Api[Name]['method'] extends 'GET'
    ? never
    : 'admin' extends RolesOf<Api[Name]>
      ? Name
      : never;
}[keyof Api];

/**
 * Every call of the contract with which an admin writes, one line a call: the audit log has to show each of them
 * (ADM-10). A call that is missing here does not compile.
 */
export const adminWrites: { readonly [Name in AdminWriteName]: PrepareWrite | { readonly writesNothing: string } } =
  {
    ...deliveryWrites,
    ...goodsWrites,
    ...contentWrites,
    ...draftWrites,
    ...orderWrites,
    ...peopleWrites,
    saveTiers: async () => {
      const tiers = [{ threshold: 1000, discountPercentage: 3, label: 'Copper', description: '' }];
      return {
        body: { tiers },
        lines: () => [
          { action: 'changed', resource: 'discount tiers', recordId: 'tiers', before: {}, after: { tiers } },
        ],
      };
    },
    askCouriers: { writesNothing: 'It keeps what couriers ask for a parcel and books none' },
    fetchLabel: { writesNothing: 'It fetches the label of a booking again' },
    startPasskey: ownSignIn,
    addPasskey: ownSignIn,
    startTotp: ownSignIn,
    addTotp: ownSignIn,
    removeFactor: ownSignIn,
    renewRecoveryCodes: ownSignIn,
    challengePasskey: ownSignIn,
    proveSecondFactor: ownSignIn,
    simulatePrice: { writesNothing: 'It works a price out and stores nothing' },
    quoteDraft: { writesNothing: 'It works a price out and stores nothing' },
    previewPart: { writesNothing: 'It says what a refund would be and orders none' },
  };

/** The calls for admins that are no GET, by the contract itself. */
export function adminWriteCalls(): [name: string, call: Call][] {
  return Object.entries<Call>(api).filter(
    ([, { method, access }]) => method !== 'GET' && typeof access !== 'string' && access.includes('admin'),
  );
}

/** How one of them is prepared; throws for a call that isn't among them. */
export function adminWriteOf(name: string): PrepareWrite | { readonly writesNothing: string } {
  const prepare = Object.entries(adminWrites).find(([one]) => one === name)?.[1];
  if (!prepare) throw new Error(`No write is known for ${name}`);
  return prepare;
}
