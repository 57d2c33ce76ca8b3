import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import type { Delivery, DeliveryCheckInput } from './delivery-check.machine.ts';

export const deliveryCheckInput: DeliveryCheckInput = { parent: nobody };

export const bengaluru: Delivery = {
  pincode: '560066',
  city: 'Bengaluru',
  state: 'Karnataka',
  deliverable: true,
  cashOnDelivery: true,
  earliest: '2026-11-04',
  latest: '2026-11-06',
  fee: 60,
  freeFrom: 499,
};

export const nowhere: Delivery = {
  ...bengaluru,
  pincode: '110001',
  city: null,
  state: null,
  deliverable: false,
  cashOnDelivery: false,
  earliest: null,
  latest: null,
};

export const deliveryCheckCases: EventCases = {
  'pincode.type': [command('pincode.type', { text: '560066' }), command('pincode.type', { text: '56' })],
  'xstate.done.actor.readPincode': [done('readPincode', '560066'), done('readPincode', null)],
  'xstate.error.actor.readPincode': [failed('readPincode')],
  'xstate.done.actor.findDelivery': [done('findDelivery', bengaluru), done('findDelivery', nowhere)],
  'xstate.error.actor.findDelivery': [failed('findDelivery')],
};
