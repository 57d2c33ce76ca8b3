import { enters, lawsFor, went } from '../../kit/laws.ts';
import type { parcelMachine } from './parcel.machine.ts';

const { on, overWalk, whenever } = lawsFor<typeof parcelMachine>();

/** Parcels. */
export const parcelLaws = [
  whenever(
    'ORD-06',
    'A parcel that needs a prescription leaves its hold only with one',
    (step) => step.before?.value === 'held' && step.after.value !== 'held',
    (step) => on('prescription.released')(step) || went('held', 'cancelled')(step),
  ),
  whenever(
    'ORD-06',
    'A signed prescription makes it ready',
    (step) => on('prescription.released')(step) && step.before?.value === 'held',
    went('held', 'ready'),
  ),
  whenever(
    'ORD-02',
    'Only what isn’t packed can be cancelled',
    enters('cancelled'),
    (step) => went('held', 'cancelled')(step) || went('ready', 'cancelled')(step),
  ),
  whenever(
    'ORD-02',
    'What isn’t packed can be cancelled',
    (step) => on('parcel.cancel')(step) && (step.before?.value === 'held' || step.before?.value === 'ready'),
    enters('cancelled'),
  ),
  whenever('ORD-01', 'Only a packed parcel is shipped', enters('shipped'), went('packed', 'shipped')),
  whenever(
    'ORD-01',
    'A packed parcel can be shipped',
    (step) => on('parcel.ship')(step) && step.before?.value === 'packed',
    enters('shipped'),
  ),
  whenever('ORD-01', 'Only a shipped parcel is delivered', enters('delivered'), went('shipped', 'delivered')),
  whenever(
    'ORD-01',
    'Only a parcel that left comes back',
    enters('returned'),
    (step) => went('shipped', 'returned')(step) || went('delivered', 'returned')(step),
  ),
  whenever(
    'ORD-01',
    'A ready parcel is packed when somebody packs it',
    (step) => on('parcel.pack')(step) && step.before?.value === 'ready',
    enters('packed'),
  ),
  overWalk(
    'ORD-01',
    'No parcel is delivered before it was packed',
    (steps) => steps.at(-1)?.after.value !== 'delivered' || steps.some(({ after }) => after.value === 'packed'),
  ),
];
