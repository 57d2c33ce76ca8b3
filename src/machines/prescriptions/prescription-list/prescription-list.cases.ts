import type { Prescription } from '../../../domain/prescriptions/prescription.ts';
import { command, done, failed, keyFor, type EventCases } from '../../kit/cases.ts';
import type { PrescriptionPage } from './prescription-list.machine.ts';

export const samplePrescription: Prescription = {
  id: '3f1a2b4c-5d6e-4f70-8a91-b2c3d4e5f601',
  number: 'RX-1001',
  status: 'waiting',
  patient: { id: '9b8c7d6e-5f40-4a31-8b22-c1d0e9f8a702', name: 'Asha Rao', phone: '+919876543210' },
  notes: 'For sleep',
  files: [
    {
      id: '1c2d3e4f-5061-4728-9394-a5b6c7d8e903',
      type: 'application/pdf',
      size: 40_000,
      sentAt: '2026-11-04T04:30:00.000Z',
    },
  ],
  orders: [],
  reason: '',
  prescriber: null,
  signedAt: null,
  validUntil: null,
  createdAt: '2026-11-04T04:30:00.000Z',
  signer: null,
  patientName: '',
  patientAge: null,
  patientSex: null,
  diagnosis: '',
  medicines: [],
  products: [],
  covers: [],
  advice: '',
  months: 3,
};

const page: PrescriptionPage = { total: 2, prescriptions: [samplePrescription] };

export const prescriptionListCases: EventCases = {
  'search.type': [command('search.type', { text: 'asha' })],
  'status.choose': [command('status.choose', { status: 'waiting' })],
  'xstate.done.actor.fetchPage': [done('fetchPage', page), done('fetchPage', { total: 0, prescriptions: [] })],
  'xstate.error.actor.fetchPage': [failed('fetchPage')],
  'xstate.done.actor.fetchMore': [
    done('fetchMore', { total: 2, prescriptions: [{ ...samplePrescription, id: 'another' }] }),
  ],
  'xstate.error.actor.fetchMore': [failed('fetchMore')],
};

export function prescriptionListKey({ context }: { readonly context: PrescriptionPage }): string {
  const { total, prescriptions } = context;
  return keyFor(prescriptions.length < total);
}
