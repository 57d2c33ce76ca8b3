import type { Initial } from '../../../contract/shell/initial.ts';
import { followActors } from '../dev/exchange-charts.ts';
import { openShop } from './open-shop.tsx';

/** The development server's entry: everything at once, and a record of the actors for charts that are edited. */
document.documentElement.dataset['laid'] = '';
await openShop(
  JSON.parse(document.querySelector('#initial')?.textContent ?? 'null') as Initial,
  () => {},
  followActors,
);
