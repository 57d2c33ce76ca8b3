import type { PrescriptionHoldEvent } from './prescription-hold.machine.ts';

export const prescriptionHoldCases: {
  readonly [T in PrescriptionHoldEvent['type']]?: readonly Extract<PrescriptionHoldEvent, { type: T }>[];
} = {
  'prescription.attached': [
    { type: 'prescription.attached', isCovered: true },
    { type: 'prescription.attached', isCovered: false },
  ],
  'prescription.approved': [
    { type: 'prescription.approved', isCovered: true },
    { type: 'prescription.approved', isCovered: false },
  ],
};

export const prescriptionHoldLabels: Readonly<Record<PrescriptionHoldEvent['type'], string>> = {
  'prescription.attached': 'The shopper attaches a prescription',
  'prescription.approved': 'A prescriber signs it',
  'prescription.asked': 'A prescriber asks for it again',
  'prescription.resent': 'The shopper sends it again',
  'prescription.refused': 'A prescriber refuses it',
  'prescription.missed': 'None is sent in time',
};
