import type { Law } from '../../kit/laws.ts';
import { logoutLaws } from '../../account/logout/logout.laws.ts';
import { sessionLaws } from '../../account/session/session.laws.ts';
import { orderLaws } from '../../orders/order/order.laws.ts';
import { connectionLaws } from '../../shell/connection/connection.laws.ts';
import { consentLaws } from '../../shell/consent/consent.laws.ts';
import { consultationLaws } from '../../shell/consultation/consultation.laws.ts';
import { menuLaws } from '../../shell/menu/menu.laws.ts';
import { navigationLaws } from '../../shell/navigation/navigation.laws.ts';
import { shopLaws } from '../../shell/shop/shop.laws.ts';
import { splashLaws } from '../../shell/splash/splash.laws.ts';
import { themeLaws } from '../../shell/theme/theme.laws.ts';
import { toastLaws } from '../../shell/toast/toast.laws.ts';
import { toastsLaws } from '../../shell/toasts/toasts.laws.ts';
import { trackingLaws } from '../../shell/tracking/tracking.laws.ts';

/** The laws of each chart, by slug (LAW-01). */
export const chartLaws: Readonly<Record<string, readonly Law[]>> = {
  logout: logoutLaws,
  session: sessionLaws,
  order: orderLaws,
  connection: connectionLaws,
  consent: consentLaws,
  consultation: consultationLaws,
  menu: menuLaws,
  navigation: navigationLaws,
  shop: shopLaws,
  splash: splashLaws,
  theme: themeLaws,
  toast: toastLaws,
  toasts: toastsLaws,
  tracking: trackingLaws,
};

/** A chart's laws; none for a chart without. */
export function lawsOf(slug: string): readonly Law[] {
  return new Map(Object.entries(chartLaws)).get(slug) ?? [];
}
