import {
  emptyCartInput,
  recentProductsCases,
  recentProductsInput,
} from '../../catalogue/recent-products/recent-products.cases.ts';
import { recentProductsMachine } from '../../catalogue/recent-products/recent-products.machine.ts';
import {
  allThereInput,
  ownStockAlertInput,
  stockAlertCases,
  stockAlertInput,
  stockAlertKey,
} from '../../catalogue/stock-alert/stock-alert.cases.ts';
import { stockAlertMachine } from '../../catalogue/stock-alert/stock-alert.machine.ts';
import { wishPageCases, wishPageInput, wishPageKey } from '../../catalogue/wish-page/wish-page.cases.ts';
import { wishPageMachine } from '../../catalogue/wish-page/wish-page.machine.ts';
import {
  ownWishlistInput,
  wishlistCases,
  wishlistInput,
  wishlistKey,
} from '../../catalogue/wishlist/wishlist.cases.ts';
import { wishlistMachine } from '../../catalogue/wishlist/wishlist.machine.ts';
import { type CatalogueEntry, shopper } from './chart-entry.ts';

/** The charts of what somebody wants, looked at or waits for. */
export const wishCharts: readonly CatalogueEntry[] = [
  shopper('Wishlist', wishlistMachine, {
    input: wishlistInput,
    starts: [ownWishlistInput],
    cases: wishlistCases,
    key: wishlistKey,
  }),
  shopper('Page of the wishlist', wishPageMachine, {
    input: wishPageInput,
    cases: wishPageCases,
    key: wishPageKey,
  }),
  shopper('Recently viewed', recentProductsMachine, {
    input: recentProductsInput,
    starts: [emptyCartInput],
    cases: recentProductsCases,
  }),
  shopper('Back in stock', stockAlertMachine, {
    input: stockAlertInput,
    starts: [ownStockAlertInput, allThereInput],
    cases: stockAlertCases,
    key: stockAlertKey,
  }),
];
