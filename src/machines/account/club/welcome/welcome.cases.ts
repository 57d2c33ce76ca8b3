import { parseLocation } from '../../../../domain/shell/page/route.ts';
import { command, nobody, type EventCases } from '../../../kit/cases.ts';
import { membershipLine } from '../membership/membership.cases.ts';
import type { WelcomeInput } from './welcome.machine.ts';

export const welcomeInput: WelcomeInput = { parent: nobody, location: parseLocation('/'), isDrawerOpen: false };

export const welcomeCases: EventCases = {
  'page.arrived': ['/', '/checkout'].map((path) => command('page.arrived', { location: parseLocation(path) })),
  'cart.changed': [command('cart.changed', { lines: [] }), command('cart.changed', { lines: [membershipLine] })],
};

/** Tells snapshots apart by what the shopper is looking at. */
export function welcomeKey({ context }: { readonly context: WelcomeInput }): string {
  return JSON.stringify([context.location, context.isDrawerOpen]);
}
