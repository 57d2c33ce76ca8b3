import type { PrescriptionEvent } from './prescription.machine.ts';

export const prescriptionLabels: Readonly<Record<PrescriptionEvent['type'], string>> = {
  'review.begin': 'A prescriber starts the review',
  'review.release': 'The prescriber puts it back in the queue',
  'prescription.write': 'The prescriber writes',
  'prescription.approve': 'The prescriber signs it',
  'prescription.refuse': 'The prescriber refuses it',
  'prescription.ask': 'The prescriber asks for it again',
  'prescription.resend': 'The patient sends it again',
  'validity.ended': 'It expires',
};
