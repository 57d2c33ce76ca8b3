import { chatGreeting } from '../../domain/shell/site/chat-greeting.ts';
import { consultationLogic } from '../../machines/shell/consultation/consultation.actors.ts';
import { createConsultationService } from '../../services/shell/consultation.service.ts';
import { useScreenActor, useShopView } from '../../ui/shell/app/actors.tsx';
import { useSite } from '../../ui/shell/app/site.tsx';
import { ConsultationButton } from '../../ui/shell/consultation/ConsultationButton.tsx';
import { useServices } from '../platform/services.tsx';

/** Pages without the button, so that nothing distracts from the task. */
const quiet: ReadonlySet<string> = new Set(['checkout', 'payment', 'dashboard']);

export function ConsultationScreen() {
  const page = useShopView('navigation', (snapshot) => snapshot.context.page.route);
  const product = useShopView('navigation', ({ context }) =>
    context.page.route === 'product' ? context.page.product.name : null,
  );
  const path = useShopView('navigation', (snapshot) => snapshot.context.location.path);
  if (quiet.has(page)) return null;
  return (
    <Consultation key={`${path} ${product}`} source={path} product={product} isAboveBar={page === 'product'} />
  );
}

interface Place {
  readonly source: string;
  readonly product: string | null;
  readonly isAboveBar: boolean;
}

function Consultation({ source, product, isAboveBar }: Place) {
  const { view, log } = useServices();
  const { whatsapp } = useSite().business;
  const phone = useShopView('session', (snapshot) => snapshot.context.profile?.phone ?? '');
  const actor = useScreenActor(consultationLogic(createConsultationService(view, whatsapp, log)), {
    source,
    phone,
    message: chatGreeting(whatsapp.greeting, product),
  });
  return <ConsultationButton actor={actor} isAboveBar={isAboveBar} />;
}
