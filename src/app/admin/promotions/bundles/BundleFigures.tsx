import * as bundleAnalyticsCalls from '../../../../contract/promotions/bundle/bundle-analytics.calls.ts';
import { indianDay } from '../../../../domain/kit/money/dates.ts';
import { bundleFunnelLogic } from '../../../../machines/admin/sections/bundle-funnel/bundle-funnel.actors.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { BundleFunnel } from '../../../../ui/admin/sections/bundle-funnel/BundleFunnel.tsx';
import { useServices } from '../../../platform/services.tsx';

/** /dashboard/bundles/funnel: how bundles sell. */
export function BundleFigures() {
  const { http, clock } = useServices();
  const funnel = useScreenActor(
    bundleFunnelLogic({
      loadFigures: async ({ days, bundleId }, signal) => {
        return http.send(bundleAnalyticsCalls.bundleAnalytics, {
          query: {
            from: indianDay(new Date(clock.now() - (days - 1) * 86_400_000)),
            ...(bundleId === '' ? {} : { bundleId }),
          },
          signal,
        });
      },
    }),
    { days: 30, bundleId: '' },
  );
  return <BundleFunnel actor={funnel} />;
}
