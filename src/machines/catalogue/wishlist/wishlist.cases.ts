import type { Wishlist } from '../../../domain/catalogue/wish.ts';
import { sampleProfile } from '../../account/session/session.cases.ts';
import { command, done, failed, keyFor, nobody, refused, type EventCases } from '../../kit/cases.ts';
import type { WishlistInput } from './wishlist.machine.ts';

export const wishlistInput: WishlistInput = { parent: nobody, shopperId: null };
/** Somebody who was signed in before the page. */
export const ownWishlistInput: WishlistInput = { parent: nobody, shopperId: sampleProfile.id };

const sleep = { sku: 'sleep-mantra', name: 'Sleep Mantra' };
const dog = { sku: 'dog-mantra', name: 'Dog Mantra' };

/** A list of the device, with a product on it. */
const remembered: Wishlist = { owner: null, wishes: [dog], changes: [{ sku: dog.sku, isWished: true }] };

export const wishlistCases: EventCases = {
  'wish.toggle': [command('wish.toggle', sleep)],
  'wishes.stored': [
    command('wishes.stored', { list: remembered }),
    command('wishes.stored', { list: { owner: sampleProfile.id, wishes: [dog], changes: [] } }),
    command('wishes.stored', { list: full(null) }),
    command('wishes.stored', { list: full(sampleProfile.id) }),
  ],
  'session.opened': [command('session.opened', { profile: sampleProfile, isFresh: true })],
  'session.closed': ['logout', 'lost'].map((cause) => command('session.closed', { cause })),
  'xstate.done.actor.readList': [done('readList', remembered)],
  'xstate.error.actor.readList': [failed('readList')],
  'xstate.done.actor.sendChanges': [done('sendChanges', [dog])],
  'xstate.error.actor.sendChanges': [failed('sendChanges'), failed('sendChanges', refused(409))],
};

/** A list without room. */
function full(owner: string | null): Wishlist {
  const wishes = Array.from({ length: 100 }, (_, at) => ({ sku: `herb-${at}`, name: `Herb ${at}` }));
  return { owner, wishes, changes: [] };
}

/** Tells snapshots apart by whose list it is, whether it has room, and what is still to be sent. */
export function wishlistKey({
  context: { list, shopperId, sent },
}: {
  readonly context: {
    readonly list: Wishlist;
    readonly shopperId: string | null;
    readonly sent: Wishlist['changes'];
  };
}): string {
  return keyFor(
    shopperId,
    list.owner,
    list.wishes.length > 2 ? 'full' : list.wishes.map(({ sku }) => sku),
    list.changes.some((change) => !sent.includes(change)),
  );
}
