import type { PageOf } from '../../domain/shell/page/page.ts';
import { payLinkLogic } from '../../machines/checkout/pay-link/pay-link.actors.ts';
import { payLinkMachine } from '../../machines/checkout/pay-link/pay-link.machine.ts';
import { createPayLinkService } from '../../services/checkout/pay-link.service.ts';
import { PayLinkPage } from '../../ui/checkout/pay-link/PayLinkPage.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { useServices } from '../platform/services.tsx';
import { LazyQrCode } from './LazyQrCode.tsx';

/** /pay/:token: the page behind a payment link. */
export function PayLinkScreen({ page: { token } }: { readonly page: PageOf<'pay'> }) {
  return (
    <ClientOnly fallback={<StillLink token={token} />}>
      <OpenLink key={token} token={token} />
    </ClientOnly>
  );
}

/** Says that it loads, on the server too. */
function StillLink({ token }: { readonly token: string }) {
  return <PayLinkPage actor={useScreenActor(payLinkMachine, { token })} QrCode={LazyQrCode} />;
}

function OpenLink({ token }: { readonly token: string }) {
  const { http, view } = useServices();
  const actor = useScreenActor(payLinkLogic(createPayLinkService(http, view, token)), { token });
  return <PayLinkPage actor={actor} QrCode={LazyQrCode} />;
}
