import { t } from '../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import { formatRupees } from '../../domain/kit/money/money.ts';
import type { ProductCard } from '../../domain/catalogue/product/product.ts';
import { clubRenewalLogic } from '../../machines/account/club/club-renewal/club-renewal.actors.ts';
import { clubStatusLogic } from '../../machines/account/club/club-status/club-status.actors.ts';
import type { clubStatusMachine } from '../../machines/account/club/club-status/club-status.machine.ts';
import { createMembershipService } from '../../services/account/membership.service.ts';
import { createPaymentService } from '../../services/checkout/payment.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { useSite } from '../../ui/shell/app/site.tsx';
import { ClubRenewal } from '../../ui/account/club/club-renewal/ClubRenewal.tsx';
import { ClubSection } from '../../ui/account/dashboard/ClubSection.tsx';
import { LazyQrCode } from '../checkout/LazyQrCode.tsx';
import { useServices } from '../platform/services.tsx';

/** /dashboard/membership. */
export function MembershipSection() {
  const { http } = useServices();
  const { membership } = useSite();
  const actor = useScreenActor(clubStatusLogic(createMembershipService(http)), undefined);
  return (
    <ClubSection actor={actor} renewal={membership && <RenewalPart parent={actor} membership={membership} />} />
  );
}

interface RenewalPartProps {
  readonly parent: ActorRefFrom<typeof clubStatusMachine>;
  readonly membership: ProductCard;
}

/** Renews the membership without leaving the page. */
function RenewalPart({ parent, membership: { price, timePeriod } }: RenewalPartProps) {
  const { http, view } = useServices();
  const ports = { ...createMembershipService(http), pay: createPaymentService(http, view) };
  const actor = useScreenActor(clubRenewalLogic(ports), { parent, price });
  return (
    <ClubRenewal
      actor={actor}
      QrCode={LazyQrCode}
      terms={t`${timePeriod ?? 12} months for ${formatRupees(price)}`}
    />
  );
}
