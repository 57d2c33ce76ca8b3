import { createOfflineService } from '../../../services/shell/offline.service.ts';
import { calm } from '../entry/when-idle.ts';
import { watchValue } from '../../../ui/kit/react/watch-value.ts';
import type { ShopRef } from '../../../ui/shell/app/actors.tsx';

/** Makes the shop work offline. Runs last, when the page is idle. */
export async function openOffline(view: Window, shop: ShopRef): Promise<void> {
  const offline = createOfflineService(view);
  const isSignedIn = () => shop.getSnapshot().context.profile !== null;
  watchValue(shop, isSignedIn, (isIn) => {
    if (!isIn) offline.forget();
  });
  await calm(view);
  await offline.open();
}
