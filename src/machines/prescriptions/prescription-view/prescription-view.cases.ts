import { done, failed, refused, type EventCases } from '../../kit/cases.ts';
import { samplePrescription } from '../prescription-list/prescription-list.cases.ts';
import type { PrescriptionViewInput } from './prescription-view.machine.ts';

export const prescriptionViewInput: PrescriptionViewInput = { id: samplePrescription.id };

export const prescriptionViewCases: EventCases = {
  'xstate.done.actor.fetchPrescription': [done('fetchPrescription', { ...samplePrescription, links: [] })],
  'xstate.error.actor.fetchPrescription': [failed('fetchPrescription'), failed('fetchPrescription', refused(404))],
};
