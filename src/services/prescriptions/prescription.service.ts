import * as orderCalls from '../../contract/orders/order/order.calls.ts';
import * as prescriberCalls from '../../contract/prescriptions/prescriber.calls.ts';
import * as prescriptionCalls from '../../contract/prescriptions/prescription.calls.ts';
import type {
  Prescription,
  PrescriptionStatus,
  PrescriptionTemplate,
  Signer,
  WrittenPrescription,
} from '../../domain/prescriptions/prescription.ts';
import type { Http } from '../platform/http/http.ts';
import { blobOf, checkFile, type NamedFile } from './chosen-files.ts';

const pageSize = '20';
const maxChoices = '50';

interface Page {
  readonly status: PrescriptionStatus | null;
  readonly q: string;
  readonly offset: number;
}

/** Patients' own prescriptions, and the prescribers' dashboard. */
export function createPrescriptionService(http: Http) {
  const fetchPrescription = (id: string, signal?: AbortSignal) =>
    http.send(prescriptionCalls.getPrescription, { params: { id }, signal });
  return {
    checkFile,
    fetchPrescription,
    fetchPage: ({ offset }: Page, signal: AbortSignal) =>
      http.send(prescriptionCalls.listPrescriptions, {
        query: { limit: pageSize, offset: String(offset) },
        signal,
      }),
    /** The newest prescriptions, enough to choose from. */
    fetchOwn: async (signal: AbortSignal) =>
      (await http.send(prescriptionCalls.listPrescriptions, { query: { limit: maxChoices }, signal }))
        .prescriptions,
    namePrescription: async (
      { orderId, prescriptionId }: { orderId: string; prescriptionId: string },
      signal: AbortSignal,
    ): Promise<void> => {
      await http.send(orderCalls.namePrescription, { params: { id: orderId }, body: { prescriptionId }, signal });
    },
    fetchDetail: ({ status, q, offset }: Page, signal: AbortSignal) =>
      http.send(prescriptionCalls.listReviews, {
        query: {
          limit: pageSize,
          offset: String(offset),
          ...(status === null ? {} : { status }),
          ...(q === '' ? {} : { q }),
        },
        signal,
      }),
    async sendFile(
      { file, notes, prescriptionId }: { file: NamedFile; notes: string; prescriptionId: string | null },
      onPercent: (percent: number) => void,
      signal: AbortSignal,
    ): Promise<void> {
      const form = new FormData();
      // Fields go before the file, so the server has them while it reads the upload.
      if (prescriptionId === null) form.append('notes', notes);
      form.append('file', blobOf(file));
      const sent = { form, onPercent, signal };
      if (prescriptionId === null) await http.send(prescriptionCalls.uploadPrescription, sent);
      else await http.send(prescriptionCalls.addPrescriptionFile, { ...sent, params: { id: prescriptionId } });
    },
    async loadPrescription(id: string | null, signal: AbortSignal) {
      const listing = http.send(prescriberCalls.listTemplates, { signal });
      const reading = http.send(prescriberCalls.readSigner, { signal });
      const prescription = id === null ? null : await taken(http, await fetchPrescription(id, signal));
      const [{ templates }, { signer }, earlier] = await Promise.all([
        listing,
        reading,
        prescription ? earlierOf(http, prescription.patient.id, signal) : [],
      ]);
      return { prescription, earlier: earlier.filter((each) => each.id !== id), signer, templates };
    },
    async findPatient(phone: string, signal: AbortSignal) {
      const { patient } = await http.send(prescriptionCalls.findPatient, { body: { phone }, signal });
      return patient && { ...patient, earlier: await earlierOf(http, patient.id, signal) };
    },
    keepDraft: async ({ id, patientId, written, signer }: Draft): Promise<Prescription> => {
      const { medicines, products, ...rest } = written;
      // In one request, so that one answer tells all that is wrong.
      const body = { ...rest, medicines: [...medicines], products: [...products], ...(signer ? { signer } : {}) };
      return id === null
        ? http.send(prescriptionCalls.createPrescription, { body: { ...body, patientId } })
        : http.send(prescriptionCalls.writePrescription, { params: { id }, body });
    },
    changeTemplates: async (change: TemplateChange | null): Promise<readonly PrescriptionTemplate[]> => {
      if (change?.kind === 'delete') {
        return (await http.send(prescriberCalls.deleteTemplate, { params: { id: change.id } })).templates;
      }
      if (!change) return (await http.send(prescriberCalls.listTemplates, {})).templates;
      const { diagnosis, medicines, products, advice, months } = change.written;
      const body = {
        name: change.name,
        diagnosis,
        medicines: [...medicines],
        products: [...products],
        advice,
        months,
      };
      return (await http.send(prescriberCalls.saveTemplate, { body })).templates;
    },
    approve: async (id: string): Promise<Prescription> =>
      http.send(prescriptionCalls.reviewPrescription, { params: { id }, body: { action: 'approve' } }),
    decide: async ({ id, decision, reason }: Decided): Promise<Prescription> =>
      http.send(prescriptionCalls.reviewPrescription, {
        params: { id },
        body: { action: decision, ...(decision === 'release' ? {} : { reason }) },
      }),
  };
}

interface Draft {
  readonly id: string | null;
  readonly patientId: string;
  readonly written: WrittenPrescription;
  readonly signer: Signer | null;
}

type TemplateChange =
  | { readonly kind: 'save'; readonly name: string; readonly written: WrittenPrescription }
  | { readonly kind: 'delete'; readonly id: string };

interface Decided {
  readonly id: string;
  readonly decision: 'refuse' | 'ask' | 'release';
  readonly reason: string;
}

/** Starts the review, unless the prescription is already signed or decided. */
async function taken(http: Http, prescription: Prescription): Promise<Prescription> {
  const isOpen = prescription.status === 'waiting' || prescription.status === 'inReview';
  if (!isOpen) return prescription;
  return http.send(prescriptionCalls.reviewPrescription, {
    params: { id: prescription.id },
    body: { action: 'begin' },
  });
}

async function earlierOf(http: Http, patientId: string, signal: AbortSignal): Promise<readonly Prescription[]> {
  const call = { params: { id: patientId }, signal };
  return (await http.send(prescriptionCalls.listEarlier, call)).prescriptions;
}
