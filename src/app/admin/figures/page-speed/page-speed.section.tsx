import { pageSpeedLogic } from '../../../../machines/admin/sections/page-speed/page-speed.actors.ts';
import { createPageSpeedService } from '../../../../services/admin/page-speed/page-speed.service.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { PageSpeed } from '../../../../ui/admin/sections/page-speed/PageSpeed.tsx';
import { useServices } from '../../../platform/services.tsx';

/** /dashboard/page-speed: how fast pages load for visitors. */
export function PageSpeedSection() {
  const { http } = useServices();
  return <PageSpeed actor={useScreenActor(pageSpeedLogic(createPageSpeedService(http)), { period: '30' })} />;
}
