import type { states } from './address.ts';

type State = (typeof states)[number];

/** GST state codes; a GSTIN starts with them. */
const codes: Readonly<Record<State, string>> = {
  'Andaman and Nicobar Islands': '35',
  'Andhra Pradesh': '37',
  'Arunachal Pradesh': '12',
  Assam: '18',
  Bihar: '10',
  Chandigarh: '04',
  Chhattisgarh: '22',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Delhi: '07',
  Goa: '30',
  Gujarat: '24',
  Haryana: '06',
  'Himachal Pradesh': '02',
  'Jammu and Kashmir': '01',
  Jharkhand: '20',
  Karnataka: '29',
  Kerala: '32',
  Ladakh: '38',
  Lakshadweep: '31',
  'Madhya Pradesh': '23',
  Maharashtra: '27',
  Manipur: '14',
  Meghalaya: '17',
  Mizoram: '15',
  Nagaland: '13',
  Odisha: '21',
  Puducherry: '34',
  Punjab: '03',
  Rajasthan: '08',
  Sikkim: '11',
  'Tamil Nadu': '33',
  Telangana: '36',
  Tripura: '16',
  'Uttar Pradesh': '09',
  Uttarakhand: '05',
  'West Bengal': '19',
};

/** Union territories without a legislature: their half of the tax is UTGST. */
const withoutParliament: ReadonlySet<string> = new Set([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
]);

/** The place of supply as printed on an invoice: 'Karnataka (29)'. */
export function placeOfSupply(state: string): string {
  const found = Object.entries(codes).find(([name]) => name === state);
  return found ? `${state} (${found[1]})` : state;
}

/** The name of the state's half of the tax. */
export function stateTaxName(state: string): 'SGST' | 'UTGST' {
  return withoutParliament.has(state) ? 'UTGST' : 'SGST';
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a GSTIN is well formed and has the right check digit. */
export function isGstin(text: string): boolean {
  if (!/^[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/u.test(text)) return false;
  let total = 0;
  for (const [place, character] of text.slice(0, 14).split('').entries()) {
    const product = digits.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    total += Math.floor(product / 36) + (product % 36);
  }
  return digits[(36 - (total % 36)) % 36] === text[14];
}
