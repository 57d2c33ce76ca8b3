import { referralLogic } from '../../machines/account/referral/referral.actors.ts';
import { createReferralService } from '../../services/account/referral.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { ReferralPanel } from '../../ui/account/referral/ReferralPanel.tsx';
import { useServices } from '../platform/services.tsx';

/** /dashboard/referrals. */
export function ReferralSection() {
  const { http, view } = useServices();
  const service = createReferralService(http, view);
  const actor = useScreenActor(referralLogic(service), { canShare: service.canShare });
  return <ReferralPanel actor={actor} />;
}
