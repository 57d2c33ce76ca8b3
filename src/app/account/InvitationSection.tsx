import * as staffCalls from '../../contract/account/staff/staff.calls.ts';
import { invitationLogic } from '../../machines/admin/invitation/invitation.actors.ts';
import { InvitationPanel } from '../../ui/account/invitation/InvitationPanel.tsx';
import { useScreenActor, useShopActor } from '../../ui/shell/app/actors.tsx';
import { useServices } from '../platform/services.tsx';
import type { SectionProps } from './dashboard/lazy-section.tsx';

/** /dashboard/invitation/…: the link of an invitation to the shop's staff. */
export function InvitationSection({ rest, profile }: SectionProps) {
  const { http } = useServices();
  const session = useShopActor('session');
  const body = { token: rest };
  const actor = useScreenActor(
    invitationLogic({
      readOffer: async (signal) => http.send(staffCalls.readInvitation, { body, signal }),
      acceptOffer: async (signal) => http.send(staffCalls.acceptInvitation, { body, signal }),
      tellJoined: () => session.send({ type: 'session.refresh' }),
    }),
    undefined,
  );
  return <InvitationPanel actor={actor} canEnter={profile.role === 'admin'} />;
}
