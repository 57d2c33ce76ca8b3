import { fromPromise } from 'xstate';
import type { Prescription, PrescriptionTemplate } from '../../../domain/prescriptions/prescription.ts';
import { prescriptionEditorMachine } from './prescription-editor.machine.ts';
import type { KeptDraft } from './prescription-editor.setup.ts';
import type { Decision, OpenedPrescription, Patient, TemplateChange } from './prescription-editor.types.ts';

interface DecisionOf {
  readonly id: string;
  readonly decision: Decision;
  readonly reason: string;
}

/** All calls reject with CallFailed. */
export interface PrescriptionEditorPorts {
  /** Loads a prescription and assigns it to this prescriber, if it isn't signed yet. */
  loadPrescription(id: string | null, signal: AbortSignal): Promise<OpenedPrescription>;
  /** The patient with exactly this phone number; null if there is none. */
  findPatient(phone: string, signal: AbortSignal): Promise<Patient | null>;
  /** Saves how the prescriber signs, if it changed, and the draft. */
  keepDraft(draft: KeptDraft): Promise<Prescription>;
  /** What the server refuses of a draft besides what is missing, by field; nothing if it can't be asked. */
  checkDraft(draft: KeptDraft): Promise<Readonly<Record<string, string>>>;
  /** The prescriber's templates after this change. */
  changeTemplates(change: TemplateChange | null): Promise<readonly PrescriptionTemplate[]>;
  approve(id: string): Promise<Prescription>;
  decide(decision: DecisionOf): Promise<Prescription>;
}

export function prescriptionEditorLogic(ports: PrescriptionEditorPorts) {
  return prescriptionEditorMachine.provide({
    actors: {
      loadPrescription: fromPromise<OpenedPrescription, { id: string | null }>(({ input, signal }) =>
        ports.loadPrescription(input.id, signal),
      ),
      findPatient: fromPromise<Patient | null, { phone: string }>(({ input, signal }) =>
        ports.findPatient(input.phone, signal),
      ),
      keepDraft: fromPromise<Prescription, KeptDraft>(({ input }) => ports.keepDraft(input)),
      checkDraft: fromPromise<Readonly<Record<string, string>>, KeptDraft>(({ input }) => ports.checkDraft(input)),
      changeTemplates: fromPromise<readonly PrescriptionTemplate[], { change: TemplateChange | null }>(
        ({ input }) => ports.changeTemplates(input.change),
      ),
      approve: fromPromise<Prescription, { id: string }>(({ input }) => ports.approve(input.id)),
      decide: fromPromise<Prescription, DecisionOf>(({ input }) => ports.decide(input)),
    },
  });
}
