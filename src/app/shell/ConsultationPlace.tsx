import { chatGreeting, chatHref } from '../../domain/shell/site/chat-greeting.ts';
import { LazyBoundary, lazyComponent } from '../../ui/kit/react/lazy-component.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { useSite } from '../../ui/shell/app/site.tsx';
import { ConsultationLink } from '../../ui/shell/consultation/ConsultationLink.tsx';

const Consultation = lazyComponent(() => import('./HeaderParts.tsx').then((module) => module.ConsultationScreen));

/** The consultation's place in the header: a plain link to the chat until its code has loaded. */
export function ConsultationPlace() {
  const { number, greeting } = useSite().business.whatsapp;
  const link = <ConsultationLink href={chatHref(number, chatGreeting(greeting, null))} />;
  return (
    <ClientOnly fallback={link}>
      <LazyBoundary loading={link} failed={link}>
        <Consultation />
      </LazyBoundary>
    </ClientOnly>
  );
}
