import { type CatalogueEntry, dashboard, server } from './chart-entry.ts';
import {
  prescriptionEditorCases,
  prescriptionEditorInput,
  prescriptionEditorKey,
  prescriptionEditorStarts,
} from '../../prescriptions/prescription-editor/prescription-editor.cases.ts';
import { prescriptionEditorMachine } from '../../prescriptions/prescription-editor/prescription-editor.machine.ts';
import {
  prescriptionListCases,
  prescriptionListKey,
} from '../../prescriptions/prescription-list/prescription-list.cases.ts';
import { prescriptionListMachine } from '../../prescriptions/prescription-list/prescription-list.machine.ts';
import {
  prescriptionNeedCases,
  prescriptionNeedInput,
  prescriptionNeedKey,
  prescriptionNeedStarts,
} from '../../prescriptions/prescription-need/prescription-need.cases.ts';
import { prescriptionNeedMachine } from '../../prescriptions/prescription-need/prescription-need.machine.ts';
import {
  prescriptionUploadCases,
  prescriptionUploadInput,
} from '../../prescriptions/prescription-upload/prescription-upload.cases.ts';
import { prescriptionUploadMachine } from '../../prescriptions/prescription-upload/prescription-upload.machine.ts';
import {
  prescriptionViewCases,
  prescriptionViewInput,
} from '../../prescriptions/prescription-view/prescription-view.cases.ts';
import { prescriptionViewMachine } from '../../prescriptions/prescription-view/prescription-view.machine.ts';
import {
  prescriptionHoldCases,
  prescriptionHoldLabels,
} from '../../prescriptions/prescription-hold/prescription-hold.cases.ts';
import { prescriptionHoldMachine } from '../../prescriptions/prescription-hold/prescription-hold.machine.ts';
import { bookingLabels } from '../../orders/parcel/booking/booking.cases.ts';
import { bookingMachine } from '../../orders/parcel/booking/booking.machine.ts';
import { parcelLabels } from '../../orders/parcel/parcel.cases.ts';
import { parcelMachine } from '../../orders/parcel/parcel.machine.ts';
import { prescriptionLabels } from '../../prescriptions/prescription/prescription.cases.ts';
import { prescriptionMachine } from '../../prescriptions/prescription/prescription.machine.ts';

export const prescriptionCharts: readonly CatalogueEntry[] = [
  dashboard('Prescriptions', prescriptionListMachine, {
    input: undefined,
    cases: prescriptionListCases,
    key: prescriptionListKey,
  }),
  dashboard('One prescription', prescriptionViewMachine, {
    input: prescriptionViewInput,
    cases: prescriptionViewCases,
  }),
  dashboard('Prescription upload', prescriptionUploadMachine, {
    input: prescriptionUploadInput,
    cases: prescriptionUploadCases,
  }),
  dashboard('Prescription needed', prescriptionNeedMachine, {
    input: prescriptionNeedInput,
    starts: prescriptionNeedStarts,
    cases: prescriptionNeedCases,
    key: prescriptionNeedKey,
  }),
  dashboard('Prescription editor', prescriptionEditorMachine, {
    input: prescriptionEditorInput,
    starts: prescriptionEditorStarts,
    cases: prescriptionEditorCases,
    key: prescriptionEditorKey,
  }),
  server(
    'Prescription hold',
    prescriptionHoldMachine,
    { input: undefined, cases: prescriptionHoldCases },
    prescriptionHoldLabels,
  ),
  server('Life of a parcel', parcelMachine, { input: undefined, cases: {} }, parcelLabels),
  server('Booking with a courier', bookingMachine, { input: undefined, cases: {} }, bookingLabels),
  server('Life of a prescription', prescriptionMachine, { input: undefined, cases: {} }, prescriptionLabels),
];
