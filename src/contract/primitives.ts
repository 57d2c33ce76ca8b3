import * as z from 'zod/mini';
import { maxCentimetres } from '../domain/catalogue/box.ts';
import { normalisedEmail } from '../domain/account/account.ts';
import { packageTypes } from '../domain/catalogue/product/product.ts';
import { maxReached } from '../domain/kit/money/counted.ts';
import { isDay, isRealDay } from '../domain/kit/time/days.ts';

/** Bounded, well-formed text without NUL: PostgreSQL rejects any other. */
export function text(max: number, min = 0) {
  return z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'Use plain text'),
  );
}

/** Text that isn't blank. */
export function filledText(max: number) {
  return text(max, 1).check(z.refine((value) => value.trim() !== '', 'Please fill this in'));
}

/** A courier's number of a parcel, without the spaces that it is printed with (ORD-02). */
export const trackingNumber = z.pipe(
  filledText(80).check(
    z.refine(
      (value) => value.trim() === '' || /^[a-z0-9]{6,40}$/iu.test(joined(value)),
      'Enter the courier’s number, 6 to 40 letters and digits',
    ),
  ),
  z.transform(joined),
);

function joined(value: string): string {
  return value.replaceAll(/\s/gu, '');
}

export const sku = z
  .string()
  .check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/u, 'Use a product code such as neem-drops'));
export const rupees = z.int().check(z.gte(0), z.lte(10_000_000));
/** A sum of many amounts, such as a cart's total. Can exceed the limit for a single price. */
export const totalRupees = z.int().check(z.gte(0), z.lte(10_000_000_000));
export const signedRupees = z.int();
/** A number of matches, counted to 1,000 or to the end of the page; one more stands for any larger number. */
export const counted = z.int().check(z.gte(0));
/** The rows before a page. */
export const queryOffset = z.optional(queryNumber(0, maxReached));
export const percent = z.number().check(z.gte(0), z.lte(100));
export const mobile = z.string().check(z.regex(/^\+91[6-9]\d{9}$/u, 'Enter +91 and a 10 digit mobile number'));
/** Trimmed and in lower case. */
export const emailAddress = z.pipe(
  text(254, 3).check(
    z.refine((value) => normalisedEmail(value) !== null, 'Enter an e-mail address, for example asha@example.com'),
  ),
  z.transform((value) => normalisedEmail(value) ?? value),
);
export const pincode = z.string().check(z.regex(/^[1-9]\d{5}$/u, 'Enter a 6 digit pincode'));
export const id = idOr('Not an id of this shop');

/** An id with its own error message, for forms with a picker. */
export function idOr(message: string) {
  return z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u, message));
}
/** ISO 8601 in UTC. */
export const timestamp = z.string();
const centimetres = z.int().check(z.gte(1, 'Enter 1 to 200 cm'), z.lte(maxCentimetres, 'Enter 1 to 200 cm'));
/** Measures of a box, whole centimetres. */
export const boxSize = z.strictObject({ length: centimetres, width: centimetres, height: centimetres });
const side = z.optional(z.nullable(centimetres));
/** Measures of a packed unit: all three, or none. */
export const unitMeasures = { length: side, width: side, height: side };
export const packageType = z.enum(packageTypes);

/** A whole number in a query string. */
export function queryNumber(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/u, 'Use a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  );
}

/** The version in an If-Match or ETag header: `"3"` (RFC 9110), or a bare 3. Parsed to a number. */
export const ifMatch = z.optional(
  z.pipe(
    z.string().check(z.regex(/^(?:W\/)?"?\d{1,9}"?$/u, 'Send the version, such as "3"')),
    z.transform((value) => Number(value.replaceAll(/\D/gu, ''))),
  ),
);

const isoForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/u;

/** A time that a person can set: ISO 8601 with a zone, in this century; parsed to UTC. */
export const moment = z.pipe(
  z.string().check(
    z.refine((value) => {
      const isReal = isoForm.test(value) && isRealDay(value.slice(0, 10));
      const year = isReal ? new Date(value).getUTCFullYear() : Number.NaN;
      return year >= 2000 && year < 2100;
    }, 'Use a date and time such as 2026-11-30T18:30+05:30'),
  ),
  z.transform((value) => new Date(value).toISOString()),
);

/** A calendar day in India: '2026-11-30'. */
export const day = z.string().check(z.refine(isDay, 'Use a day such as 2026-11-30'));
