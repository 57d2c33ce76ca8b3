import { adminList, choiceFilter, periodFilter } from '../../kit/list/admin-list.ts';
import { wordsOf } from '../../kit/words.ts';
import { prescriptionNoun, statusBadges } from './prescription-words.ts';

export const prescriptionList = adminList({
  slug: 'prescriptions',
  title: 'Prescriptions',
  noun: prescriptionNoun,
  search: 'Number, name or phone',
  sort: '-created',
  columns: {
    number: { title: 'Number' },
    patient: { title: 'Patient', onPhone: 'note' },
    status: { title: 'Status', onPhone: 'state' },
    prescriber: { title: 'Prescriber' },
    files: { title: 'Files', isNumeric: true, isHiddenFirst: true },
    created: { title: 'Sent', sort: 'created' },
    validUntil: { title: 'Valid until', sort: 'validUntil' },
  },
  filters: { status: choiceFilter('Status', wordsOf(statusBadges)), sent: periodFilter('Sent') },
  tabs: {
    waiting: { label: 'Waiting', where: { status: 'waiting' } },
    approved: { label: 'Signed', where: { status: 'approved' } },
  },
  empty: { title: 'No prescriptions yet', text: 'Prescriptions from patients and prescribers appear here.' },
  absent: { bulk: 'An admin only looks', export: 'What doctors wrote leaves the shop in no file' },
});
