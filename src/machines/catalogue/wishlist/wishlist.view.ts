import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { isWished } from '../../../domain/catalogue/wish.ts';
import type { Wish } from '../../../domain/catalogue/wish.ts';
import type { wishlistMachine } from './wishlist.machine.ts';

type Snapshot = SnapshotFrom<typeof wishlistMachine>;

/** Whether a product's heart is filled. */
export function isHeartFull(snapshot: Snapshot, sku: string): boolean {
  return isWished(listOf(snapshot), sku);
}

/** The heart for screen readers. It says whether it's pressed, so the words stay the same. */
export function heartLabel(name: string): string {
  return t`${name} on your wishlist`;
}

/** The list that this person may see; an ended session's changes aren't anybody's. */
export function wishesOf(snapshot: Snapshot): readonly Wish[] {
  return listOf(snapshot).wishes;
}

/** Whether the list is complete: the device's or, signed in, what the account had answered once. */
export function isListKnown(snapshot: Snapshot): boolean {
  return snapshot.matches('device') || snapshot.matches({ account: 'settled' }) || wishesOf(snapshot).length > 0;
}

/** Why the list may not be up to date; null if it is. */
export function wishNote(snapshot: Snapshot): string | null {
  if (snapshot.matches('device')) return t`Saved on this device. Sign in to see it on all your devices.`;
  return snapshot.matches({ account: 'waiting' })
    ? t`We can’t reach the shop. Your changes are kept and sent later.`
    : null;
}

function listOf({ context: { list, shopperId } }: Snapshot) {
  return list.owner === shopperId ? list : { wishes: [] };
}
