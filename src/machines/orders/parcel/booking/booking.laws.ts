import { enters, lawsFor, leaves } from '../../../kit/laws.ts';
import type { bookingMachine } from './booking.machine.ts';

const { on, overWalk, whenever } = lawsFor<typeof bookingMachine>();

/** Bookings with a courier. */
export const bookingLaws = [
  whenever(
    'SHP-01',
    'A tracking number comes only from a courier who was asked',
    enters('booked'),
    (step) => step.before?.value === 'booking' && on('courier.confirmed')(step),
  ),
  whenever(
    'SHP-01',
    'While a courier is asked, only the answer ends it: nobody books a second one',
    leaves('booking'),
    (step) => on('courier.confirmed', 'courier.refused')(step),
  ),
  whenever(
    'SHP-01',
    'Only what isn’t with the courier yet can be cancelled',
    enters('cancelled'),
    (step) => step.before?.value === 'booked' || step.before?.value === 'collecting',
  ),
  whenever(
    'SHP-01',
    'A booked parcel can be cancelled',
    (step) => on('booking.withdrawn')(step) && step.before?.value === 'booked',
    enters('cancelled'),
  ),
  whenever(
    'SHP-01',
    'After a refusal another courier can be asked',
    (step) => on('courier.choose')(step) && step.before?.value === 'failed',
    enters('booking'),
  ),
  whenever(
    'SHP-01',
    'A pickup is asked for what is booked',
    enters('collecting'),
    (step) => step.before?.value === 'booked',
  ),
  overWalk(
    'SHP-01',
    'No courier has a parcel that was never booked',
    (steps) => steps.at(-1)?.after.value !== 'collected' || steps.some(({ after }) => after.value === 'booked'),
  ),
];
