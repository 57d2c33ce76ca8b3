import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { prescriptionEditorMachine } from './prescription-editor.machine.ts';
import { draftErrors } from './prescription-editor.rules.ts';
import { prescriptionEditorView } from './prescription-editor.view.ts';
import type { SnapshotFrom } from 'xstate';

const { never, on, whenever } = lawsFor<typeof prescriptionEditorMachine>();

/** Writing and signing a prescription. */
export const prescriptionEditorLaws = [
  whenever(
    'ACC-03 PRE-01',
    'Nothing incomplete is signed',
    (step) => hasCalled(step, 'keepDraft'),
    ({ after: { context } }) => Object.keys(draftErrors(context.draft, context.signer)).length === 0,
  ),
  never(
    'ACC-03',
    'A prescription always has a patient',
    (snapshot) => snapshot.matches('writing') && snapshot.context.id === null && snapshot.context.patient === null,
  ),
  whenever(
    'ACC-03',
    'Whoever refuses a prescription or asks for another says why',
    (step) => hasCalled(step, 'decide') && step.after.context.decision !== 'release',
    (step) => String(callOf(step, 'decide')?.['reason']).trim() !== '',
  ),
  whenever(
    'ACC-03 PRE-01',
    'What couldn’t be saved, signed or decided says why, and nothing written is lost',
    on('xstate.error.actor.keepDraft', 'xstate.error.actor.approve', 'xstate.error.actor.decide'),
    ({ before, after }) =>
      after.matches({ writing: 'unkept' }) &&
      after.context.failure !== null &&
      after.context.draft === before?.context.draft,
  ),
  whenever(
    'ACC-03 PRE-01',
    'What is signed is the prescription that was just saved',
    (step) => hasCalled(step, 'approve'),
    (step) => callOf(step, 'approve')?.['id'] === step.after.context.id && step.after.context.id !== null,
  ),
];

/** What the screen shows, for the record. */
export const prescriptionEditorSeen = (snapshot: SnapshotFrom<typeof prescriptionEditorMachine>): unknown =>
  prescriptionEditorView(snapshot);
