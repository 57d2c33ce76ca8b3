import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import type { PrescriptionStatus } from '../../../../domain/prescriptions/prescription.ts';
import type { Badge } from '../../kit/list/cells.ts';
import type { Words } from '../../kit/words.ts';

export const prescriptionNoun = { one: 'prescription', many: 'prescriptions' } as const;

export const statusBadges: Readonly<Record<PrescriptionStatus, Badge>> = {
  waiting: { text: 'Waiting', tone: 'warning' },
  inReview: { text: 'In review', tone: 'info' },
  asked: { text: 'Asked again', tone: 'warning' },
  approved: { text: 'Signed', tone: 'good' },
  refused: { text: 'Refused', tone: 'bad' },
  expired: { text: 'Expired', tone: 'neutral' },
};

export type Access = AnswerOf<Api['listPrescriptionAccess']>['access'][number];

export const accessWords: Words<Access['reason']> = {
  read: 'Viewed it',
  open: 'Opened a file',
  download: 'Downloaded a file',
  'look-up': 'Looked up the patient',
};
