import type { Initial } from '../../../contract/shell/initial.ts';
import { followActors } from '../dev/exchange-charts.ts';
import { openShop } from './open-shop.tsx';

/**
 * The entry of the development server: starts at once and records actors so that edited charts can replace them.
 */
document.documentElement.dataset['laid'] = '';
delete document.documentElement.dataset['fonts'];
const initial = JSON.parse(document.querySelector('#initial')?.textContent ?? 'null') as Initial;
await openShop(initial, {
  onOpen: () => {},
  firstSign: Promise.resolve(),
  firstMove: Promise.resolve(),
  tellError: () => {},
  follow: followActors,
});
