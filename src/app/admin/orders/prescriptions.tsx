import type { AnswerOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { type PrescriptionStatus, prescriptionStatuses } from '../../../domain/prescriptions/prescription.ts';
import type { CellTone, Row } from '../../../machines/admin/frame/collection/collection.types.ts';
import type { StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { peopleCalls } from '../../../services/admin/kit/people-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import { textOf } from '../../../ui/admin/record/field-values.ts';
import { RecordFactRows, RecordFacts } from '../../../ui/admin/record/RecordFacts.tsx';
import type { RecordCalls } from '../kit/descriptor.ts';
import { adminSection } from '../kit/admin-section.tsx';
import {
  dayWords,
  factRowsOf,
  factsOf,
  foundOr404,
  momentWords,
  personAndNumber,
  personCell,
} from '../people/people-parts.ts';
import { listOf } from '../kit/wire-query.ts';

type Listed = AnswerOf<Api['browsePrescriptions']>['items'][number];
type Opened = AnswerOf<Api['getPrescription']>;
type Access = AnswerOf<Api['listPrescriptionAccess']>['access'];

const statusWords: Readonly<Record<PrescriptionStatus, { readonly text: string; readonly tone: CellTone }>> = {
  waiting: { text: 'Waiting', tone: 'warning' },
  inReview: { text: 'In review', tone: 'info' },
  asked: { text: 'Asked again', tone: 'warning' },
  approved: { text: 'Signed', tone: 'good' },
  refused: { text: 'Refused', tone: 'bad' },
  expired: { text: 'Expired', tone: 'neutral' },
};

const accessWords: Readonly<Record<Access[number]['reason'], string>> = {
  read: 'Viewed it',
  open: 'Opened a file',
  download: 'Downloaded a file',
  'look-up': 'Looked up the patient',
};

function rowOf({ id, number, status, patient, prescriber, files, createdAt, validUntil }: Listed): Row {
  return {
    id,
    name: number,
    cells: {
      number: { kind: 'text', text: number },
      patient: personCell(patient),
      status: { kind: 'badge', ...statusWords[status] },
      prescriber: { kind: 'text', text: prescriber ?? '–' },
      files: { kind: 'number', value: files },
      created: { kind: 'moment', at: createdAt },
      validUntil: { kind: 'text', text: dayWords(validUntil) },
    },
    commands: [],
  };
}

function storedOf(opened: Opened, access: Access): StoredRecord {
  const { id, number, patient, status, links, medicines, products } = opened;
  const linkOf = (fileId: string | null) => links.find((link) => link.fileId === fileId)?.open;
  const signed = linkOf(null);
  return {
    id,
    version: null,
    draft: {
      name: `Prescription ${number}`,
      facts: [
        { title: 'Patient', note: personAndNumber(patient) },
        { title: 'Status', note: statusWords[status].text },
        { title: 'Sent', note: momentWords(opened.createdAt) },
        { title: 'Prescriber', note: opened.prescriber?.name ?? '–' },
        { title: 'Signed', note: momentWords(opened.signedAt) },
        { title: 'Valid until', note: dayWords(opened.validUntil) },
      ],
      files: [
        ...opened.files.map(({ id: fileId, type, size, sentAt }, place) => ({
          id: fileId,
          title: `File ${place + 1} (${type === 'application/pdf' ? 'PDF' : 'picture'})`,
          aside: `${Math.ceil(size / 1024)} kB`,
          note: momentWords(sentAt),
          ...hrefOf(linkOf(fileId)),
        })),
        ...(signed === undefined ? [] : [{ id: 'signed', title: 'Signed prescription (PDF)', ...hrefOf(signed) }]),
      ],
      told: [
        ...wordsOf('Patient’s notes', opened.notes),
        ...wordsOf(status === 'refused' ? 'Reason for refusal' : 'What the prescriber asked for', opened.reason),
      ],
      written: [
        ...medicines.map(({ name, dose, duration, notes }, place) => ({
          id: `medicine-${place}`,
          title: name,
          note: [dose, duration, notes].filter(Boolean).join(', '),
        })),
        ...products.map((sku) => ({ id: sku, title: sku, note: 'Shop product' })),
        ...wordsOf('Advice', opened.advice),
      ],
      access: access.map(({ reader, reason, at }, place) => ({
        id: String(place),
        title: reader.name || 'No name',
        aside: momentWords(at),
        note: `${accessWords[reason]}, as ${reader.role}`,
      })),
    },
  };
}

/** What somebody wrote; nothing where they wrote none. */
function wordsOf(title: string, note: string) {
  return note.trim() === '' ? [] : [{ id: title, title, note }];
}

function hrefOf(link: string | undefined) {
  return link === undefined ? {} : { href: link };
}

function prescriptionCalls(http: Http): RecordCalls {
  return {
    // Read in this order, so that the list of who looked has this look in it.
    load: async (id, signal) => {
      const opened = await foundOr404(http.send(peopleCalls.getPrescription, { params: { id }, signal }));
      if (!opened) return null;
      const { access } = await http.send(peopleCalls.listPrescriptionAccess, { params: { id }, signal });
      return storedOf(opened, access);
    },
    save: async () => {
      throw new Error('Only prescribers can write prescriptions');
    },
  };
}

/** /dashboard/prescriptions for admins: to be looked at, which is written down, and never approved (ADM-01, ACC-03). */
export const AdminPrescriptionsSection = adminSection({
  slug: 'prescriptions',
  list: {
    title: 'Prescriptions',
    noun: { one: 'prescription', many: 'prescriptions' },
    columns: [
      { key: 'number', title: 'Number' },
      { key: 'patient', title: 'Patient', onPhone: 'note' },
      { key: 'status', title: 'Status', onPhone: 'state' },
      { key: 'prescriber', title: 'Prescriber' },
      { key: 'files', title: 'Files', isNumeric: true, isHiddenFirst: true },
      { key: 'created', title: 'Sent', sort: 'created' },
      { key: 'validUntil', title: 'Valid until', sort: 'validUntil' },
    ],
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: 'Status',
        options: prescriptionStatuses.map((value) => ({ value, label: statusWords[value].text })),
      },
      { kind: 'period', from: 'from', to: 'to', label: 'Sent' },
    ],
    tabs: [
      { name: 'all', label: 'All', search: '' },
      { name: 'waiting', label: 'Waiting', search: '?status=waiting' },
      { name: 'approved', label: 'Signed', search: '?status=approved' },
    ],
    commands: [],
    searchHint: 'Number, name or phone',
    usualSort: '-created',
    empty: { title: 'No prescriptions yet', text: 'Prescriptions from patients and prescribers appear here.' },
  },
  listCalls: (http) => ({
    list: listOf(async (query, signal) => http.send(peopleCalls.browsePrescriptions, { query, signal }), rowOf),
  }),
  record: {
    empty: () => ({}),
    calls: prescriptionCalls,
    config: {
      noun: { one: 'prescription', many: 'prescriptions' },
      nameOf: (draft) => textOf(draft['name']),
      listHref: '/dashboard/prescriptions',
      cards: [
        { title: 'Details', fields: [], draw: (draft) => <RecordFacts facts={factsOf(draft)} /> },
        {
          title: 'Files',
          fields: [],
          draw: (draft) => <RecordFactRows rows={factRowsOf(draft, 'files')} empty="No files." />,
        },
        {
          title: 'Messages between patient and prescriber',
          fields: [],
          draw: (draft) => <RecordFactRows rows={factRowsOf(draft, 'told')} empty="No messages." />,
        },
        {
          title: 'Prescribed items',
          fields: [],
          draw: (draft) => <RecordFactRows rows={factRowsOf(draft, 'written')} empty="Nothing prescribed yet." />,
        },
        {
          title: 'Access log',
          isAside: true,
          fields: [],
          draw: (draft) => <RecordFactRows rows={factRowsOf(draft, 'access')} empty="No one has opened it." />,
        },
      ],
    },
  },
});
