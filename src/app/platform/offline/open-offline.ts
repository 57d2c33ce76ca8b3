import { createOfflineService } from '../../../services/shell/offline.service.ts';
import { calm } from '../entry/when-idle.ts';
import type { ShopRef } from '../../../ui/shell/app/actors.tsx';

/** Lets the shop be opened without a connection; the last thing that a page does. */
export async function openOffline(view: Window, shop: ShopRef): Promise<void> {
  const offline = createOfflineService(view);
  let isSignedIn = false;
  shop.subscribe(({ context: { profile } }) => {
    if (isSignedIn && profile === null) offline.forget();
    isSignedIn = profile !== null;
  });
  await calm(view);
  await offline.open();
}
