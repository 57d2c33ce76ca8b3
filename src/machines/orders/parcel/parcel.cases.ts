import type { ParcelEvent } from './parcel.machine.ts';

export const parcelLabels: Readonly<Record<ParcelEvent['type'], string>> = {
  'prescription.released': 'A signed prescription covers it',
  'parcel.pack': 'The shop packs it',
  'parcel.ship': 'The courier takes it',
  'parcel.deliver': 'The courier hands it over',
  'parcel.return': 'All of it comes back',
  'parcel.cancel': 'It is called off',
};
