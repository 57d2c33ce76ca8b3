import * as draftCalls from '../../../../contract/orders/draft/draft-order.calls.ts';
import type { DraftOrder, DraftWrite } from '../../../../contract/orders/draft/draft-order.calls.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { linesAside } from '../../kit/form/facts.tsx';
import { asText, choice, either, fresh, hidden, longText, own, text } from '../../kit/form/fields.ts';
import { aside, besides, card, formOf } from '../../kit/form/form-of.ts';
import { withFirstChoices } from '../../kit/form/product-choice.tsx';
import type { Words } from '../../kit/words.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { CustomerField } from './CustomerField.tsx';
import { atOwnFields } from './draft-errors.ts';
import { deliveryCard, draftGiven, itemsCard } from './draft-fields.tsx';
import { DraftTotal, priceCard, WithPrice } from './DraftPrice.tsx';
import { draftTaken } from './draft-taken.ts';
import { draftDone, draftNoun as noun, draftQuestions } from './draft-words.ts';

type Next = 'save' | 'send' | 'apply' | 'cancel';
type Body = DraftWrite & { readonly next: Next };

const isOver = (draft: Draft) => draft['over'] !== '';
const isEdit = (draft: Draft) => draft['edited'] !== '' && !isOver(draft);
const isStored = (draft: Draft) => draft['number'] !== '';
const isLink = (draft: Draft) => isStored(draft) && draft['edited'] === '' && !isOver(draft);
const isNew = (draft: Draft) => !isStored(draft);

function nextStep<Value extends Next>(words: Words<Value>, isShown: (draft: Draft) => boolean) {
  return fresh(choice('When you save', words, { isShown }));
}

const form = formOf<DraftOrder, Body>()({
  slug: 'draft-orders',
  noun,
  name: (draft) => (typeof draft['number'] === 'string' ? draft['number'] : ''),
  grave: draftQuestions,
  drawInBar: (draft) => <DraftTotal draft={draft} />,
  cards: [
    card('Customer', {
      phone: own('Mobile number', asText, (props) => <CustomerField {...props} />),
      name: text('Name', { max: 80, optional: true }),
    }),
    itemsCard,
    deliveryCard,
    card('Note', { note: longText('For your colleagues', { optional: true, max: 500 }) }),
    aside('Next step', {
      next: either<unknown, Next>(
        nextStep({ save: 'Only save it', send: 'Send the payment link' }, isNew),
        either<unknown, Next>(
          nextStep({ save: 'Only save it', send: 'Send the payment link', cancel: 'Cancel the draft' }, isLink),
          nextStep({ save: 'Only save it', apply: 'Change the order', cancel: 'Leave the order as it is' }, isEdit),
        ),
      ),
    }),
    priceCard,
    linesAside('History', 'story', 'Nothing yet.'),
    besides({ number: hidden(), edited: hidden(), over: hidden(), itemsStay: hidden(), addresses: hidden([]) }),
  ],
  taken: draftTaken,
  given: draftGiven,
});

/** One order that staff put together for a customer. */
export const DraftOrderForm = formSection({
  slug: 'draft-orders',
  form,
  Around: WithPrice,
  saidOnSave: draftDone,
  calls: recordCalls(form, (http) => {
    const whole = async ({ next: _next, ...body }: Body, signal: AbortSignal): Promise<DraftWrite> => ({
      ...body,
      lines: await withFirstChoices(http, body.lines, signal),
    });
    return {
      // From an order's page: its change that is open, or a new one.
      read: async (id, along) => {
        const [, orderId = ''] = /^of-(.+)$/u.exec(id) ?? [];
        return orderId === ''
          ? http.send(draftCalls.readDraftOrder, { params: { id }, ...along })
          : http.send(draftCalls.startOrderEdit, { params: { id: orderId }, body: {}, ...along });
      },
      create: async (body, along) =>
        atOwnFields(
          http.send(draftCalls.createDraft, {
            body: { ...(await whole(body, along.signal)), next: body.next === 'send' ? 'send' : 'save' },
            ...along,
          }),
          body,
        ),
      update: async (id, body, along) =>
        body.next === 'cancel'
          ? http.send(draftCalls.cancelDraft, { params: { id }, body: {}, ...along })
          : atOwnFields(
              http.send(draftCalls.updateDraft, {
                params: { id },
                body: { ...(await whole(body, along.signal)), next: body.next },
                ...along,
              }),
              body,
            ),
    };
  }),
});
