import { language, languages, type Language } from '../../kit/text/language.ts';
import { parseLocation, type Location } from './route.ts';

/** A place of the shop in one of its languages. */
interface Place {
  readonly language: Language;
  readonly location: Location;
}

/** The address of a page in a language: '/hi/shop' for '/shop' (LNG-01). English has no prefix. */
export function addressIn(wanted: Language, href: string): string {
  return wanted === 'en' ? href : `/${wanted}${href}`;
}

/** The address of a page in the language of these files. */
export function addressOf(href: string): string {
  return addressIn(language, href);
}

/** The page and the language of an address; '/hi/shop?q=tea' is '/shop?q=tea' in Hindi. */
export function placeAt(address: string): Place {
  const { path, search } = parseLocation(address);
  const [, first = '', rest = ''] = /^\/([a-z]+)(\/.*)?$/u.exec(path) ?? [];
  const found = languages.find((each) => each === first && each !== 'en');
  return found === undefined
    ? { language: 'en', location: { path, search } }
    : { language: found, location: { path: rest === '' ? '/' : rest, search } };
}

/** The page of an address, in whatever language. */
export function locationAt(address: string): Location {
  return placeAt(address).location;
}
