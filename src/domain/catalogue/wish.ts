/** The most products that a wishlist holds (WSH-01). */
export const maxWishes = 100;

/** A product that somebody wants to remember, with its name for when the shop no longer shows it. */
export interface Wish {
  readonly sku: string;
  readonly name: string;
}

/** A change of an account's list that the server may not know yet. */
export interface WishChange {
  readonly sku: string;
  readonly isWished: boolean;
}

/** A wishlist as a device keeps it (WSH-01). */
export interface Wishlist {
  /** The account that it belongs to; null for whoever uses the device signed out. */
  readonly owner: string | null;
  /** The newest first. */
  readonly wishes: readonly Wish[];
  /** What the account's list on the server has yet to learn. Signed out, everything on the list. */
  readonly changes: readonly WishChange[];
}

export const emptyWishlist: Wishlist = { owner: null, wishes: [], changes: [] };

export function isWished({ wishes }: Pick<Wishlist, 'wishes'>, sku: string): boolean {
  return wishes.some((wish) => wish.sku === sku);
}

/** The list of who is there now, with a product on it or off it again. `reader` is the account; null signed out. */
export function toggled(list: Wishlist, reader: string | null, wish: Wish): Wishlist {
  // What an ended session couldn't send waits for its owner, who isn't there to see this list.
  const own = list.owner === reader ? list : emptyWishlist;
  const isOn = !isWished(own, wish.sku);
  const wishes = withWish(own.wishes, wish, isOn);
  if (reader === null) return { owner: null, wishes, changes: addedFrom(wishes) };
  return { owner: reader, wishes, changes: withChange(own.changes, { sku: wish.sku, isWished: isOn }) };
}

/** The list once somebody has signed in: what the device remembered joins theirs, what somebody else left doesn't. */
export function joined(list: Wishlist, reader: string): Wishlist {
  if (list.owner === null || list.owner === reader) return { ...list, owner: reader };
  return { owner: reader, wishes: [], changes: [] };
}

/** After a sign-out nothing of the person stays. A session that merely ended keeps what it couldn't send, unseen. */
export function parted(list: Wishlist, isLost: boolean): Wishlist {
  return isLost && list.changes.length > 0 ? { ...list, wishes: [] } : emptyWishlist;
}

/** The list once the server has answered with what it knows after these changes. Later ones are still to be sent. */
export function answered(list: Wishlist, sent: readonly WishChange[], known: readonly Wish[]): Wishlist {
  const changes = list.changes.filter((change) => !sent.includes(change));
  const names = new Map(list.wishes.map((wish) => [wish.sku, wish]));
  const wishes = changes.reduce(
    (all, { sku, isWished: isOn }) => withWish(all, names.get(sku) ?? { sku, name: sku }, isOn),
    known,
  );
  return { ...list, wishes, changes };
}

/** The list without what the account has no room for. */
export function withoutAdded(list: Wishlist): Wishlist {
  const added = new Set(list.changes.filter(({ isWished: isOn }) => isOn).map(({ sku }) => sku));
  return {
    ...list,
    wishes: list.wishes.filter(({ sku }) => !added.has(sku)),
    changes: list.changes.filter(({ isWished: isOn }) => !isOn),
  };
}

function withWish(wishes: readonly Wish[], wish: Wish, isOn: boolean): readonly Wish[] {
  const others = wishes.filter(({ sku }) => sku !== wish.sku);
  return isOn ? [wish, ...others] : others;
}

/** The last change of a product counts, so there's one for each. */
function withChange(changes: readonly WishChange[], change: WishChange): readonly WishChange[] {
  return [...changes.filter(({ sku }) => sku !== change.sku), change];
}

/** The oldest first: the server puts what comes last on top. */
function addedFrom(wishes: readonly Wish[]): readonly WishChange[] {
  return wishes.map(({ sku }) => ({ sku, isWished: true })).toReversed();
}
