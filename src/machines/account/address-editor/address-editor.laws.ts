import { callOf, hasCalled, hasTold, lawsFor } from '../../kit/laws.ts';
import type { addressEditorMachine } from './address-editor.machine.ts';
import { addressEditorView } from './address-editor.view.ts';
import type { SnapshotFrom } from 'xstate';

const { never, on, whenever } = lawsFor<typeof addressEditorMachine>();

/** The page of one address. */
export const addressEditorLaws = [
  never(
    'ACC-02',
    'An address to change is never opened as an empty form',
    (snapshot) => snapshot.matches('editing') && snapshot.context.id !== null && snapshot.context.address === null,
  ),
  whenever(
    'ACC-02',
    'The address of the page is the one that is looked up',
    (step) => hasCalled(step, 'findAddress') && step.after.matches('finding'),
    (step) => callOf(step, 'findAddress')?.['id'] === step.after.context.id,
  ),
  whenever(
    'ACC-02 SES-07',
    'An address that the account doesn’t have opens no form',
    (step) => on('xstate.done.actor.findAddress')(step) && 'output' in step.event && step.event.output === null,
    ({ after }) => after.matches('missing'),
  ),
  whenever(
    'ACC-02',
    'An address is told once it’s saved, and the form is over',
    (step) => hasTold(step, 'address.kept'),
    (step) => on('address.chosen')(step) && step.after.matches('kept'),
  ),
  whenever(
    'CHK-03 CHK-08',
    'A pincode that is typed is checked, and the form gets the answer',
    (step) => on('pincode.entered', 'delivery.answered')(step) && step.before?.matches('editing') === true,
    (step) => hasTold(step, on('pincode.entered')(step) ? 'pincode.type' : 'delivery.answered'),
  ),
];

/** What the screen shows, for the record. */
export const addressEditorSeen = (snapshot: SnapshotFrom<typeof addressEditorMachine>): unknown =>
  addressEditorView(snapshot);
