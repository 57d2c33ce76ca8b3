import { parseLocation } from '../../../domain/shell/page/route.ts';
import { command, failed, type EventCases } from '../../kit/cases.ts';
import { shopInput } from '../shop/shop.cases.ts';
import type { TrackingInput } from './tracking.types.ts';

const { page } = shopInput;

export const trackingInput: TrackingInput = { page, location: parseLocation('/'), lines: [] };

/** One page load on a page with tracking, one on a page without. */
export const trackingStarts: readonly TrackingInput[] = [
  trackingInput,
  { ...trackingInput, page: { route: 'checkout' }, location: parseLocation('/checkout') },
];

export const trackingCases: EventCases = {
  'consent.changed': [['statistics'], ['statistics', 'advertising'], []].map((agreed) =>
    command('consent.changed', { agreed }),
  ),
  'page.arrived': ['/', '/checkout'].map((path) =>
    command('page.arrived', { page, location: parseLocation(path) }),
  ),
  'page.leaving': ['/checkout', '/dashboard/orders'].map((path) =>
    command('page.leaving', { location: parseLocation(path) }),
  ),
  'order.confirmed': [command('order.confirmed', { sold: { lines: [], parts: [] } })],
  'cart.changed': ['shopper', 'restored'].map((cause) => command('cart.changed', { lines: [], cause })),
  'xstate.error.actor.loadTrackers': [failed('loadTrackers')],
};

/** Tells snapshots apart by the consent given and the current page. */
export function trackingKey({
  context: { began, agreed, location },
}: {
  readonly context: Pick<TrackingInput, 'location'> & {
    readonly began: TrackingInput['location'];
    readonly agreed: readonly string[];
  };
}): string {
  return `${agreed.join()} ${began.path} ${location.path}`;
}
