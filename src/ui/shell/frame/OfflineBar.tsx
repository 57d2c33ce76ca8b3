import { t } from '../../../domain/kit/text/text.ts';
import { useShopView } from '../app/actors.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { OfflineIcon } from '../../kit/icon/icons.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import * as css from './OfflineBar.css.ts';

/** Shown while the server is unreachable. A toast has announced it once. */
export function OfflineBar() {
  const isOffline = useShopView('connection', (snapshot) => snapshot.matches('offline'));
  if (!isOffline) return null;
  return (
    <div className={css.bar}>
      <div className={`${wrap} ${css.notice}`}>
        <Notice tone="warning" icon={OfflineIcon}>
          {t`You’re offline. Your cart is saved on this device and syncs when you’re back online.`}
        </Notice>
      </div>
    </div>
  );
}
