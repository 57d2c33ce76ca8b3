import type { ParcelEvent } from './parcel.machine.ts';

export const parcelLabels: Readonly<Record<ParcelEvent['type'], string>> = {
  'prescription.released': 'A signed prescription covers it',
  'parcel.pack': 'The shop packs it',
  'parcel.ship': 'The courier picks it up',
  'parcel.deliver': 'The courier delivers it',
  'parcel.return': 'Everything in it comes back',
  'parcel.cancel': 'It is cancelled',
};
