import type { PageOf } from '../../domain/page/page.ts';
import { clubStatusLogic } from '../../machines/club-status/club-status.actors.ts';
import { createMembershipService } from '../../services/membership/membership.service.ts';
import { useScreenActor } from '../../ui/app/actors.tsx';
import { ClubSection } from '../../ui/dashboard/ClubSection.tsx';
import { DashboardPage } from '../../ui/dashboard/DashboardPage.tsx';
import { useServices } from '../services.tsx';

/** The dashboard with the sections that have actors of their own. */
export function DashboardScreen({ page }: { page: PageOf<'dashboard'> }) {
  return <DashboardPage page={page} sections={{ membership: <ClubScreen /> }} />;
}

function ClubScreen() {
  const { http } = useServices();
  const actor = useScreenActor(clubStatusLogic(createMembershipService(http)), undefined);
  return <ClubSection actor={actor} />;
}
