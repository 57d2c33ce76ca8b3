import { chatGreeting } from '../../domain/shell/site/chat-greeting.ts';
import { consultationLogic } from '../../machines/shell/consultation/consultation.actors.ts';
import { createConsultationService } from '../../services/shell/consultation.service.ts';
import { useScreenActor, useShopView } from '../../ui/shell/app/actors.tsx';
import { useSite } from '../../ui/shell/app/site.tsx';
import { ConsultationButton } from '../../ui/shell/consultation/ConsultationButton.tsx';
import { useServices } from '../platform/services.tsx';

/** The consultation of the page of the moment, which the greeting names. */
export function ConsultationScreen() {
  const product = useShopView('navigation', ({ context }) =>
    context.page.route === 'product' ? context.page.product.name : null,
  );
  const path = useShopView('navigation', (snapshot) => snapshot.context.location.path);
  return <Consultation key={`${path} ${product}`} source={path} product={product} />;
}

interface Place {
  readonly source: string;
  readonly product: string | null;
}

function Consultation({ source, product }: Place) {
  const { view, log } = useServices();
  const { whatsapp } = useSite().business;
  const phone = useShopView('session', (snapshot) => snapshot.context.profile?.phone ?? '');
  const actor = useScreenActor(consultationLogic(createConsultationService(view, whatsapp, log)), {
    source,
    phone,
    message: chatGreeting(whatsapp.greeting, product),
  });
  return <ConsultationButton actor={actor} />;
}
