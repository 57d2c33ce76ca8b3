import { adminHomeLogic } from '../../../../machines/admin/sections/admin-home/admin-home.actors.ts';
import { createAdminHomeService } from '../../../../services/admin/admin-home.service.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { AdminHome } from '../../../../ui/admin/sections/admin-home/AdminHome.tsx';
import { useServices } from '../../../platform/services.tsx';

/** /dashboard/home for admins. */
export function HomeSection() {
  const { http } = useServices();
  return <AdminHome actor={useScreenActor(adminHomeLogic(createAdminHomeService(http)), { period: '30' })} />;
}
