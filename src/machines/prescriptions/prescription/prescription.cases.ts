import type { PrescriptionEvent } from './prescription.machine.ts';

export const prescriptionLabels: Readonly<Record<PrescriptionEvent['type'], string>> = {
  'review.begin': 'A prescriber takes it to the desk',
  'review.release': 'The prescriber puts it back',
  'prescription.write': 'The prescriber writes',
  'prescription.approve': 'The prescriber signs it',
  'prescription.refuse': 'The prescriber refuses it',
  'prescription.ask': 'The prescriber asks for it again',
  'prescription.resend': 'The patient sends it again',
  'validity.ended': 'Its last day is over',
};
