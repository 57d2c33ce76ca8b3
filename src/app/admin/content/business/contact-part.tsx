import { contactOf } from '../../../../domain/shell/site/contact.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { BusinessPreview } from '../../../../ui/content/business/BusinessPreview.tsx';
import { filledLines, text } from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { partHead, partOf, type Settings, type TranslatedPart } from './business-part.ts';

const half = { half: true } as const;

const form = formOf<Settings, TranslatedPart<'contact', 'tagline' | 'hours' | 'whatsappGreeting'>>()({
  ...partHead('contact'),
  translated: {
    tagline: text('Tagline', { max: 200 }),
    hours: text('Hours', { ...half, max: 60 }),
    whatsappGreeting: text('Pre-filled chat message', { ...half, max: 200 }),
  },
  cards: [
    card('Name', {
      shopName: text('Shop name', half),
      companyName: text('Company', half),
      tagline: text('Tagline', { hint: 'In the footer of every page' }),
    }),
    card('Contact', {
      address: filledLines('Address', { hint: 'One line each, without the pincode' }),
      pincode: text('Pincode', half),
      hours: text('Hours', half),
      phone: text('Phone', half),
      email: text('E-mail', half),
      mapsUrl: text('Map link'),
      whatsappNumber: text('WhatsApp number', half),
      whatsappGreeting: text('Pre-filled chat message', half),
    }),
    card('Footer preview', {}, drawFooter),
    aside('Social links', {
      facebook: text('Facebook'),
      youtube: text('YouTube'),
      instagram: text('Instagram'),
    }),
  ],
});

function drawFooter(draft: Draft) {
  return <BusinessPreview businessOf={(before) => ({ ...before, ...contactOf(form.seen(draft), before) })} />;
}

export const contactPart = partOf(form);
