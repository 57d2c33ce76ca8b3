import * as prescriptionCalls from '../../../../contract/prescriptions/prescription.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { factsCard, linesAside, linesCard } from '../../kit/form/facts.tsx';
import { hidden } from '../../kit/form/fields.ts';
import { besides, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { dayWords, momentWords, personAndNumber } from '../../kit/list/cells.ts';
import { type Access, accessWords, prescriptionNoun as noun, statusBadges } from './prescription-words.ts';

type Opened = AnswerOf<Api['getPrescription']> & { readonly access: readonly Access[] };

const form = formOf<Opened, object>()({
  slug: 'prescriptions',
  noun,
  name: 'name',
  cards: [
    factsCard('Details'),
    linesCard('Files', 'files', 'No files.'),
    linesCard('Messages between patient and prescriber', 'told', 'No messages.'),
    linesCard('Prescribed items', 'written', 'Nothing prescribed yet.'),
    linesAside('Access log', 'access', 'No one has opened it.'),
    besides({ name: hidden() }),
  ],
  taken: (opened: Opened) => ({
    name: `Prescription ${opened.number}`,
    facts: [
      { title: 'Patient', note: personAndNumber(opened.patient) },
      { title: 'Status', note: statusBadges[opened.status].text },
      { title: 'Sent', note: momentWords(opened.createdAt) },
      { title: 'Prescriber', note: opened.prescriber?.name ?? '–' },
      { title: 'Signed', note: momentWords(opened.signedAt) },
      { title: 'Valid until', note: dayWords(opened.validUntil) },
    ],
    files: filesOf(opened),
    told: [
      ...writtenBy('Patient’s notes', opened.notes),
      ...writtenBy(
        opened.status === 'refused' ? 'Reason for refusal' : 'What the prescriber asked for',
        opened.reason,
      ),
    ],
    written: [
      ...opened.medicines.map(({ name, dose, duration, notes }, place) => ({
        id: `medicine-${place}`,
        title: name,
        note: [dose, duration, notes].filter(Boolean).join(', '),
      })),
      ...opened.products.map((sku) => ({ id: sku, title: sku, note: 'Shop product' })),
      ...writtenBy('Advice', opened.advice),
    ],
    access: opened.access.map(({ reader, reason, at }, place) => ({
      id: String(place),
      title: reader.name || 'No name',
      aside: momentWords(at),
      note: `${accessWords[reason]}, as ${reader.role}`,
    })),
  }),
});

function filesOf({ files, links }: Opened) {
  const linkOf = (id: string | null) => links.find(({ fileId }) => fileId === id)?.open;
  const hrefOf = (link: string | undefined) => (link === undefined ? {} : { href: link });
  const signed = linkOf(null);
  return [
    ...files.map(({ id, type, size, sentAt }, place) => ({
      id,
      title: `File ${place + 1} (${type === 'application/pdf' ? 'PDF' : 'picture'})`,
      aside: `${Math.ceil(size / 1024)} kB`,
      note: momentWords(sentAt),
      ...hrefOf(linkOf(id)),
    })),
    ...(signed === undefined ? [] : [{ id: 'signed', title: 'Signed prescription (PDF)', ...hrefOf(signed) }]),
  ];
}

/** A note as a fact; nothing when it is empty. */
function writtenBy(title: string, note: string) {
  return note.trim() === '' ? [] : [{ id: title, title, note }];
}

/** One prescription, read-only: only prescribers write them. */
export const PrescriptionForm = formSection({
  slug: 'prescriptions',
  form,
  calls: recordCalls(form, (http) => ({
    // Read in this order, so that the access list includes this access.
    read: async (id, along): Promise<Opened> => {
      const opened = await http.send(prescriptionCalls.getPrescription, { params: { id }, ...along });
      const { access } = await http.send(prescriptionCalls.listPrescriptionAccess, { params: { id }, ...along });
      return { ...opened, access };
    },
  })),
});
