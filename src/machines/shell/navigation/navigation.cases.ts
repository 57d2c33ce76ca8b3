import type { SnapshotFrom } from 'xstate';
import { emptyHome } from '../../../domain/content/home-content.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import { hrefOf, parseLocation } from '../../../domain/shell/page/route.ts';
import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import type { NavigationInput, navigationMachine } from './navigation.machine.ts';

const home: Page = { route: 'home', products: [], content: emptyHome };

export const navigationInput: NavigationInput = { parent: nobody, location: parseLocation('/'), page: home };

export const navigationCases: EventCases = {
  'page.open': [
    command('page.open', { location: parseLocation('/login') }),
    command('page.open', { location: parseLocation('/') }),
  ],
  'layer.opened': [command('layer.opened', { id: 'cart' }), command('layer.opened', { id: 'question' })],
  'layer.closed': [command('layer.closed', { id: 'cart' }), command('layer.closed', { id: 'question' })],
  'history.popped': [command('history.popped', { location: parseLocation('/login') })],
  'xstate.done.actor.loadPage': [done('loadPage', { route: 'login' })],
  'xstate.error.actor.loadPage': [failed('loadPage')],
};

/** The page decides what a link to it does, and what is open over it what a step back does. */
export function navigationKey({ context }: SnapshotFrom<typeof navigationMachine>): string {
  return [hrefOf(context.location), ...context.layers].join(' ');
}
