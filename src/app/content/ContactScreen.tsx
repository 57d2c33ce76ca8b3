import { contactFormLogic } from '../../machines/content/contact-form/contact-form.actors.ts';
import { contactFormMachine } from '../../machines/content/contact-form/contact-form.machine.ts';
import { createContactService } from '../../services/content/contact.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { ContactForm } from '../../ui/content/contact-form/ContactForm.tsx';
import { ContactPage } from '../../ui/content/pages/ContactPage.tsx';
import { useServices } from '../platform/services.tsx';

/** /contact: contact details and the contact form. */
export function ContactScreen() {
  return (
    <ContactPage
      form={
        <ClientOnly fallback={<StillForm />}>
          <Form />
        </ClientOnly>
      }
    />
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
