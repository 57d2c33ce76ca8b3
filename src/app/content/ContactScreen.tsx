import { contactFormLogic } from '../../machines/content/contact-form/contact-form.actors.ts';
import { contactFormMachine } from '../../machines/content/contact-form/contact-form.machine.ts';
import { createContactService } from '../../services/content/contact.service.ts';
import { useScreenActor, useShopView } from '../../ui/shell/app/actors.tsx';
import { LazyBoundary, lazyComponent } from '../../ui/kit/react/lazy-component.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { ContactForm } from '../../ui/content/contact-form/ContactForm.tsx';
import { ContactPage } from '../../ui/content/pages/ContactPage.tsx';
import { useServices } from '../platform/services.tsx';

const SupportScreen = lazyComponent(() => import('./SupportScreen.tsx').then((module) => module.SupportScreen));

/** /contact: contact details and the contact form. */
export function ContactScreen() {
  return (
    <ContactPage
      form={
        <ClientOnly fallback={<StillForm />}>
          <Form />
        </ClientOnly>
      }
      support={<Support />}
    />
  );
}

/** For people who have signed in: others could send anything without end. */
function Support() {
  const isSignedIn = useShopView('session', (snapshot) => snapshot.context.profile !== null);
  return (
    isSignedIn && (
      <LazyBoundary>
        <SupportScreen />
      </LazyBoundary>
    )
  );
}

/** Renders the same form on the server, so replacing it causes no layout shift. */
function StillForm() {
  return <ContactForm actor={useScreenActor(contactFormMachine, undefined)} />;
}

function Form() {
  const { http } = useServices();
  return <ContactForm actor={useScreenActor(contactFormLogic(createContactService(http)), undefined)} />;
}
