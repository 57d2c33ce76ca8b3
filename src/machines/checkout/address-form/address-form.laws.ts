import { callOf, hasCalled, hasTold, lawsFor, told } from '../../kit/laws.ts';
import type { addressFormMachine } from './address-form.machine.ts';
import { formErrors } from './address-form.rules.ts';
import type { SnapshotFrom } from 'xstate';
import { addressFormView } from './address-form.view.ts';

const { always, on, whenever } = lawsFor<typeof addressFormMachine>();

/** Where an order goes. */
export const addressFormLaws = [
  whenever(
    'CHK-03',
    'An address with an error is never saved',
    (step) => hasCalled(step, 'saveAddress'),
    ({ after }) => Object.keys(formErrors(after.context)).length === 0,
  ),
  whenever(
    'CHK-03',
    'An address without an error is saved',
    (step) =>
      on('address.submit')(step) &&
      step.before?.matches('editing') === true &&
      Object.keys(formErrors(step.before.context)).length === 0,
    (step) => hasCalled(step, 'saveAddress') && callOf(step, 'saveAddress') !== null,
  ),
  whenever(
    'CHK-03',
    'A refused address stays as typed, with the reason at its field',
    on('xstate.error.actor.saveAddress'),
    ({ before, after }) =>
      after.context.draft === before?.context.draft &&
      (after.matches({ editing: 'refused' }) || after.matches({ editing: 'unsaved' })),
  ),
  whenever(
    'CHK-03',
    'Saved addresses that couldn’t be loaded can be asked for again',
    on('xstate.error.actor.listAddresses'),
    ({ after }) => after.can({ type: 'addresses.retry' }),
  ),
  whenever(
    'CHK-03',
    'Nothing typed is lost',
    ({ before, event }) => before !== null && event.type !== 'field.type' && event.type !== 'delivery.answered',
    ({ before, after }) => after.context.draft === before?.context.draft,
  ),
  whenever(
    'CHK-03',
    'A field that the shopper filled in is never overwritten by the pincode',
    on('delivery.answered'),
    ({ before, after }) =>
      (before?.context.draft.typed ?? []).every(
        (field) => after.context.draft.fields[field] === before?.context.draft.fields[field],
      ),
  ),
  whenever(
    'CHK-03',
    'Typing in a field takes its error away',
    on('field.type'),
    ({ event, after, before }) =>
      before?.matches('editing') !== true ||
      (event.type === 'field.type' && !(event.field in after.context.refusals)),
  ),
  whenever(
    'CHK-01',
    'What is typed is passed on, so that a reload keeps it',
    (step) => on('field.type')(step) && step.before?.matches('editing') === true,
    (step) => told(step, 'address.drafted').some(({ draft }) => draft === step.after.context.draft),
  ),
  whenever(
    'CHK-08',
    'A typed pincode is checked for delivery',
    (step) =>
      step.event.type === 'field.type' &&
      step.event.field === 'pincode' &&
      step.before?.matches('editing') === true,
    (step) =>
      told(step, 'pincode.entered').some(({ pincode }) => pincode === step.after.context.draft.fields.pincode),
  ),
  whenever(
    'CHK-01',
    'The order goes to the address that was chosen or saved',
    ({ after }) => after.status === 'done',
    (step) => hasTold(step, 'address.chosen'),
  ),
  always(
    'CHK-01',
    'Only an address of the person’s own list can be chosen',
    ({ context, ...snapshot }) =>
      !snapshot.matches('choosing') || context.saved.some(({ id }) => id === context.chosenId),
  ),
];

/** What the screen shows, for the record. */
export const addressFormSeen = (snapshot: SnapshotFrom<typeof addressFormMachine>): unknown =>
  addressFormView(snapshot);
