import { done, failed, type EventCases } from '../../kit/cases.ts';
import { sampleCard } from '../wish-page/wish-page.cases.ts';
import type { RecentProductsInput } from './recent-products.machine.ts';

export const recentProductsInput: RecentProductsInput = { sku: 'dog-mantra' };
/** The empty cart, which is nobody's page. */
export const emptyCartInput: RecentProductsInput = { sku: null };

export const recentProductsCases: EventCases = {
  'xstate.done.actor.readViewed': [done('readViewed', ['sleep-mantra']), done('readViewed', [])],
  'xstate.error.actor.readViewed': [failed('readViewed')],
  'xstate.done.actor.loadProducts': [
    done('loadProducts', [sampleCard]),
    done('loadProducts', [{ ...sampleCard, sku: 'dog-mantra' }, sampleCard]),
    done('loadProducts', []),
  ],
  'xstate.error.actor.loadProducts': [failed('loadProducts')],
};
