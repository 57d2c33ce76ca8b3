import { clubStatusLogic } from '../../machines/club-status/club-status.actors.ts';
import { createMembershipService } from '../../services/membership/membership.service.ts';
import { useScreenActor } from '../../ui/app/actors.tsx';
import { ClubSection } from '../../ui/dashboard/ClubSection.tsx';
import { useServices } from '../services.tsx';

/** /dashboard/membership (MEM-08). */
export function MembershipSection() {
  const { http } = useServices();
  const actor = useScreenActor(clubStatusLogic(createMembershipService(http)), undefined);
  return <ClubSection actor={actor} />;
}
