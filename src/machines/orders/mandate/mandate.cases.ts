import type { MandateEvent } from './mandate.machine.ts';

export const mandateLabels: Readonly<Record<MandateEvent['type'], string>> = {
  'mandate.granted': 'The bank allows debits',
  'mandate.refused': 'The customer or the bank refuses',
  'mandate.paused': 'The customer pauses it at the bank',
  'mandate.revoked': 'The customer ends it at the bank',
  'mandate.withdraw': 'The customer ends it in the shop',
  'mandate.lapse': 'Nobody answers in time',
};
