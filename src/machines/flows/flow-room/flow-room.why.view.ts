import type { SnapshotFrom } from 'xstate';
import { offerClaims, type OfferClaim } from '../../../domain/flows/offer-claims.ts';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import { whyQuiet } from '../../promotions/flash-popup/flash-popup.view.ts';
import { openSurfaces } from '../../promotions/overlays/overlays.rules.ts';
import { waitingReasons } from '../../promotions/overlays/overlays.view.ts';
import type { flowRoomMachine } from './flow-room.machine.ts';
import { stepUpTo } from './flow-room.rules.ts';

/** Charts that explain why an overlay is shown or not. */
const asked: ReadonlySet<string> = new Set([
  'overlays',
  'promotions',
  'flash-popup',
  'coupon-popup',
  'membership-offer',
  'welcome',
  'tier-celebration',
]);

/** Why each overlay is shown or not at the moment displayed; null for other charts. */
export function overlayReasons({ context }: SnapshotFrom<typeof flowRoomMachine>): readonly string[] | null {
  const { slug, actors, log, at } = context;
  if (slug === null || !asked.has(slug)) return null;
  const known = (of: string) => {
    const actor = Object.values(actors).find((each) => each.slug === of);
    if (!actor) return null;
    const step = at === null ? actor : (stepUpTo(log, at, actor.sessionId) ?? { snapshot: actor.first });
    return membersOf(step.snapshot.context);
  };
  const overlays = known('overlays');
  if (!overlays) return [];
  const shown = kinds.find((kind) => kind === overlays['shown']) ?? null;
  const waiting = waitingReasons({
    context: { shown, queue: within(kinds, overlays['queue']), busy: within(surfaces, overlays['busy']) },
  });
  const sale = refusals.find((reason) => reason === known('flash-popup')?.['quiet']) ?? null;
  const quiet = whyQuiet({ context: { quiet: sale } });
  return [
    shown === null ? 'Nothing lies over the page.' : `${shown} lies over the page.`,
    ...Object.entries(waiting).map(([kind, reason]) => `${kind} waits: ${reason}.`),
    ...(quiet === null ? [] : [`flash-popup does not come: ${quiet}.`]),
  ];
}

/** Charts on which one asks why an offer was shown. */
const offering: ReadonlySet<string> = new Set([
  'promotions',
  'bundle-strip',
  'bundle-card',
  'flash-popup',
  'coupon-popup',
]);

export interface ShownClaim extends Pick<OfferClaim, 'offer' | 'says' | 'because' | 'isTrue'> {
  /** 'Quiet Evening, 4 November 2026'. */
  readonly place: string;
}

/** Every claim of an offer in the shop or recording shown, with its figures; null for charts without offers. */
export function claimsShown({ context }: SnapshotFrom<typeof flowRoomMachine>): readonly ShownClaim[] | null {
  const { slug, actors, log } = context;
  if (slug === null || !offering.has(slug)) return null;
  const first = Object.values(actors).map(({ slug: of, sessionId, first: { value, context: data } }) => ({
    at: null,
    slug: of,
    sessionId,
    value,
    context: data,
  }));
  const later = log.map(({ at, sessionId, snapshot }) => ({
    at,
    slug: actors[sessionId]?.slug ?? null,
    sessionId,
    value: snapshot.value,
    context: snapshot.context,
  }));
  return offerClaims([...first, ...later]).map(({ at, ...claim }) => ({
    ...claim,
    place: at === null ? claim.offer : `${claim.offer}, ${formatDay(new Date(at))}`,
  }));
}

const kinds = ['flash-popup', 'coupon-popup', 'membership-offer', 'tier-celebration', 'welcome'] as const;
const surfaces = [...openSurfaces, 'news'] as const;
const refusals = ['inactive', 'page', 'limit', 'claimed', 'over'] as const;

/** The known names that a list contains, in the list's order. */
function within<Name extends string>(names: readonly Name[], list: unknown): readonly Name[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((each) => names.filter((name) => name === each));
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
