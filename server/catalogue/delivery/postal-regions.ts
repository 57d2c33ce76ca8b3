import type { PostalPlace } from '../../../src/domain/catalogue/delivery-zone.ts';
import type { states } from '../../../src/domain/kit/address.ts';

type State = (typeof states)[number];

/**
 * Pincode prefixes by state. 'a-b' is a range of prefixes of equal length. A prefix shared by two states is left
 * out, so that nobody sees a wrong state.
 */
const stateBeginnings: Readonly<Record<State, string>> = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '515-535',
  'Arunachal Pradesh': '790-792',
  Assam: '781-788',
  Bihar: '800-805 811-812 821 823-824 841-855',
  Chandigarh: '160',
  Chhattisgarh: '490-497',
  'Dadra and Nagar Haveli and Daman and Diu': '36252 39621 39622 39623',
  Delhi: '110',
  Goa: '403',
  Gujarat: '360-395 3960 3961',
  Haryana: '121-136',
  'Himachal Pradesh': '171-177',
  'Jammu and Kashmir': '180-193',
  Jharkhand: '814-816 822 825-835',
  Karnataka: '560-591',
  Kerala: '670-695',
  Ladakh: '194',
  Lakshadweep: '68255',
  'Madhya Pradesh': '450-488',
  Maharashtra: '400-402 404-445',
  Manipur: '795',
  Meghalaya: '793-794',
  Mizoram: '796',
  Nagaland: '797-798',
  Odisha: '751-770',
  Puducherry: '60500 60501 60960 533464 673310',
  Punjab: '140-152 160055 160059 160062 160071',
  Rajasthan: '301-345',
  Sikkim: '737',
  'Tamil Nadu': '600-604 606-643',
  Telangana: '500-509',
  Tripura: '799',
  'Uttar Pradesh': '201-243 245 250-261 264-285',
  Uttarakhand: '248-249 263',
  'West Bengal': '700-736 738-743',
};

/** Pincode prefixes that belong to one city or town. */
const cityBeginnings: Readonly<Record<string, string>> = {
  'New Delhi': '110',
  Faridabad: '1210',
  Gurugram: '1220',
  Ludhiana: '1410',
  Amritsar: '1430',
  Jalandhar: '1440',
  Chandigarh: '160',
  Mohali: '160055 160059 160062 160071',
  Shimla: '1710',
  Jammu: '1800',
  Srinagar: '1900',
  Ghaziabad: '2010',
  Noida: '201301',
  Kanpur: '2080',
  Prayagraj: '2110',
  Varanasi: '2210',
  Lucknow: '2260',
  Dehradun: '2480',
  Agra: '2820',
  Jaipur: '3020',
  Udaipur: '3130',
  Kota: '3240',
  Jodhpur: '3420',
  Rajkot: '3600',
  Ahmedabad: '3800',
  Vadodara: '3900',
  Surat: '3950',
  Daman: '39621 39622',
  Silvassa: '39623',
  Mumbai: '4000 4001',
  Thane: '4006',
  'Navi Mumbai': '4007',
  Panaji: '403001',
  Pune: '4110',
  Nashik: '4220',
  Nagpur: '4400',
  Indore: '4520',
  Bhopal: '4620',
  Gwalior: '4740',
  Jabalpur: '4820',
  Raipur: '4920',
  Hyderabad: '5000',
  Warangal: '5060',
  Tirupati: '51750',
  Vijayawada: '5200',
  Guntur: '5220',
  Visakhapatnam: '5300',
  Bengaluru: '5600 5601',
  Mysuru: '5700',
  Mangaluru: '5750',
  Dharwad: '58000',
  Hubballi: '58002 58003',
  Belagavi: '5900',
  Chennai: '6000 6001',
  Puducherry: '60500 60501',
  Tiruchirappalli: '6200',
  Madurai: '6250',
  Salem: '6360',
  Coimbatore: '6410',
  Tiruppur: '6416',
  Kozhikode: '6730',
  Thrissur: '6800',
  Kochi: '6820',
  Kavaratti: '682555',
  Thiruvananthapuram: '6950',
  Kolkata: '7000 7001',
  Howrah: '7111',
  Siliguri: '7340',
  Gangtok: '73710',
  'Port Blair': '7441',
  Bhubaneswar: '7510',
  Cuttack: '7530',
  Rourkela: '7690',
  Guwahati: '7810',
  Itanagar: '7911',
  Shillong: '7930',
  Imphal: '7950',
  Aizawl: '7960',
  Kohima: '797001',
  Agartala: '7990',
  Patna: '8000',
  Dhanbad: '8260',
  Bokaro: '8270',
  Jamshedpur: '8310',
  Ranchi: '8340',
};

const statesByBeginning = byBeginning(stateBeginnings);
const citiesByBeginning = byBeginning(cityBeginnings);

/** The state of a pincode; null when it isn't certain. */
export function stateOf(pincode: string): string | null {
  return longestMatch(statesByBeginning, pincode)?.name ?? null;
}

/** A pincode with its state and how many of its digits say so. */
export function postalPlaceOf(pincode: string): PostalPlace {
  const match = longestMatch(statesByBeginning, pincode);
  return { pincode, state: match?.name ?? null, stateDigits: match?.digits ?? 0 };
}

/** The city of a pincode; null when its prefix belongs to none. */
export function cityOf(pincode: string): string | null {
  return longestMatch(citiesByBeginning, pincode)?.name ?? null;
}

function longestMatch(
  names: ReadonlyMap<string, string>,
  pincode: string,
): { name: string; digits: number } | null {
  for (let length = pincode.length; length >= 3; length -= 1) {
    const name = names.get(pincode.slice(0, length));
    if (name !== undefined) return { name, digits: length };
  }
  return null;
}

function byBeginning(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([name, beginnings]) =>
      beginnings.split(' ').flatMap((one) => spanned(one).map((beginning) => [beginning, name] as const)),
    ),
  );
}

function spanned(text: string): readonly string[] {
  const [from = '', to = from] = text.split('-');
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index));
}
