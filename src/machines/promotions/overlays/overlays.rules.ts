/** Overlays over the page, of which one is shown at a time (OVL-01). */
export type OverlayKind =
  | 'flash-popup'
  | 'coupon-popup'
  | 'membership-offer'
  | 'tier-celebration'
  | 'welcome'
  | 'consent'
  | 'privacy-choices';

/** What a shopper may have open, so that an overlay would disturb. */
export const openSurfaces = ['drawer', 'menu', 'form', 'payment'] as const;
export type OpenSurface = (typeof openSurfaces)[number];

/** What keeps overlays waiting: something open, or news that the promotions haven't heard yet. */
export type Surface = OpenSurface | 'news';

/** What the shopper is busy with once this surface was opened or closed. */
export function withSurface(busy: readonly Surface[], surface: Surface, isBusy: boolean): readonly Surface[] {
  const others = busy.filter((each) => each !== surface);
  return isBusy ? [...others, surface] : others;
}

/** The highest comes first. */
const priorities: Readonly<Record<OverlayKind, number>> = {
  'privacy-choices': 6,
  'membership-offer': 5,
  welcome: 4,
  'tier-celebration': 3,
  'flash-popup': 2,
  'coupon-popup': 1,
  consent: 0,
};

/** Whether an overlay has this name. */
export function isOverlayKind(name: string): name is OverlayKind {
  return name in priorities;
}

/** Shown on the shop's initiative; the others respond to the shopper. */
const unasked: ReadonlySet<OverlayKind> = new Set(['flash-popup', 'coupon-popup', 'consent']);

export function isUnasked(kind: OverlayKind): boolean {
  return unasked.has(kind);
}

/**
 * Whether the overlay on screen makes way at once. An offer leaves the page usable, so it yields to what the
 * shopper asks for. The consent question yields to everything and comes back afterwards.
 */
export function isYielding(shown: OverlayKind, wanted: OverlayKind): boolean {
  return shown === 'consent' || (shown === 'coupon-popup' && !isUnasked(wanted));
}

/**
 * The surface that keeps an overlay waiting; null if none does. Overlays that the shopper asked for only wait for a
 * payment.
 */
export function disturbed(kind: OverlayKind, busy: readonly Surface[]): Surface | null {
  return busy.find((surface) => isUnasked(kind) || surface === 'payment') ?? null;
}

/** The overlay to show now: the one with the highest priority that doesn't disturb; null if there is none. */
export function nextOverlay(queue: readonly OverlayKind[], busy: readonly Surface[]): OverlayKind | null {
  const free = queue.filter((kind) => disturbed(kind, busy) === null);
  return free.toSorted((one, other) => priorities[other] - priorities[one])[0] ?? null;
}
