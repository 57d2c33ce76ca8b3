import type { RefundEvent, RefundWay } from './refund.machine.ts';

const ways: readonly RefundWay[] = ['gateway', 'wallet', 'hand'];

export const refundCases = {
  'refund.order': ways.map((way) => ({ type: 'refund.order', way })),
};

export const refundLabels: Readonly<Record<RefundEvent['type'], string>> = {
  'refund.order': 'Money has to go back',
  'gateway.delayed': 'The payment service is still working on it',
  'gateway.confirmed': 'The payment service has sent it',
  'staff.paid': 'Staff have sent the money',
  'wallet.settled': 'The payment counts it',
};
