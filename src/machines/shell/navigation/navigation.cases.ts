import { emptyHome } from '../../../domain/content/home-content.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import { parseLocation } from '../../../domain/shell/page/route.ts';
import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import type { NavigationInput } from './navigation.machine.ts';

const home: Page = { route: 'home', products: [], content: emptyHome };

export const navigationInput: NavigationInput = { parent: nobody, location: parseLocation('/'), page: home };

export const navigationCases: EventCases = {
  'page.open': [
    command('page.open', { location: parseLocation('/login') }),
    command('page.open', { location: parseLocation('/') }),
  ],
  'history.popped': [command('history.popped', { location: parseLocation('/login') })],
  'xstate.done.actor.loadPage': [done('loadPage', { route: 'login' })],
  'xstate.error.actor.loadPage': [failed('loadPage')],
};
