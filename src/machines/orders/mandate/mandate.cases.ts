import type { MandateEvent } from './mandate.machine.ts';

export const mandateLabels: Readonly<Record<MandateEvent['type'], string>> = {
  'mandate.granted': 'The bank allows debits',
  'mandate.refused': 'The payer or the bank says no',
  'mandate.paused': 'Its owner pauses it at the bank',
  'mandate.revoked': 'Its owner ends it at the bank',
  'mandate.withdraw': 'Its owner ends it in the shop',
  'mandate.lapse': 'Nobody answers in time',
};
