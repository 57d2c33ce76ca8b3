/** What may lie over the page, one at a time (OVL-01). */
export type OverlayKind =
  | 'flash-popup'
  | 'coupon-popup'
  | 'membership-offer'
  | 'tier-celebration'
  | 'welcome'
  | 'consent'
  | 'privacy-choices';

/** What a shopper is busy with, and an overlay would disturb. */
export type Surface = 'drawer' | 'menu' | 'form' | 'payment';

/** Higher comes first. */
const priorities: Readonly<Record<OverlayKind, number>> = {
  'privacy-choices': 6,
  'membership-offer': 5,
  welcome: 4,
  'tier-celebration': 3,
  'flash-popup': 2,
  'coupon-popup': 1,
  consent: 0,
};

/** The shop's own initiative; everything else answers something that the shopper did. */
const unasked: ReadonlySet<OverlayKind> = new Set(['flash-popup', 'coupon-popup', 'consent']);

export function isUnasked(kind: OverlayKind): boolean {
  return unasked.has(kind);
}

/**
 * An offer leaves the page usable; what the shopper asks for there takes its place at once. So does the question whether
 * visits may be measured, which makes room for everything and comes again after it.
 */
export function isYielding(shown: OverlayKind, wanted: OverlayKind): boolean {
  return shown === 'consent' || (shown === 'coupon-popup' && !isUnasked(wanted));
}

/** The surface that keeps an overlay waiting; null when nothing does. What was asked for waits only for a payment. */
export function disturbed(kind: OverlayKind, busy: readonly Surface[]): Surface | null {
  return busy.find((surface) => isUnasked(kind) || surface === 'payment') ?? null;
}

/** The one to be shown now: the highest priority that disturbs nothing; null of none. */
export function nextOverlay(queue: readonly OverlayKind[], busy: readonly Surface[]): OverlayKind | null {
  const free = queue.filter((kind) => disturbed(kind, busy) === null);
  return free.toSorted((one, other) => priorities[other] - priorities[one])[0] ?? null;
}
