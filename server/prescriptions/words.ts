import * as z from 'zod/mini';
import {
  patientSexes,
  type Signer,
  type WrittenPrescription,
} from '../../src/domain/prescriptions/prescription.ts';
import type { Files } from '../platform/file/files.ts';
import { openJson, sealJson } from '../platform/file/sealed-json.ts';

const medicine = z.object({
  name: z.string(),
  form: z._default(z.string(), ''),
  dose: z.string(),
  timing: z._default(z.string(), ''),
  anupana: z._default(z.string(), ''),
  duration: z.string(),
  notes: z.string(),
});
const signerSchema = z.object({
  name: z.string(),
  qualification: z.string(),
  registration: z.string(),
  council: z.string(),
});
const medicines = z.array(medicine);
/** Words sealed by an earlier version lack what was added later. */
const wordsSchema = z.object({
  notes: z.string(),
  reason: z.string(),
  patientName: z._default(z.string(), ''),
  patientAge: z._default(z.nullable(z.int()), null),
  patientSex: z._default(z.nullable(z.enum(patientSexes)), null),
  diagnosis: z._default(z.string(), ''),
  medicines,
  advice: z.string(),
  signer: z._default(z.nullable(signerSchema), null),
});

/** Text by patient and prescriber: notes, reason for refusal, what is prescribed and for whom, and who signed. */
export interface Words extends Omit<WrittenPrescription, 'products' | 'months'> {
  readonly notes: string;
  readonly reason: string;
  /** Null until signed, and for signatures from before it was asked for. */
  readonly signer: Signer | null;
}

/** Words before anybody wrote any. */
export const noWords: Words = {
  notes: '',
  reason: '',
  patientName: '',
  patientAge: null,
  patientSex: null,
  diagnosis: '',
  medicines: [],
  advice: '',
  signer: null,
};

/** The text columns of a prescription. Plain ones come from an earlier version, which may still be running. */
export interface WordsRow {
  readonly id: string;
  readonly shopper_id: string;
  readonly words: Buffer | null;
  readonly notes: string;
  readonly reason: string;
  readonly medicines: readonly object[];
  readonly advice: string;
}

type Key = Pick<Files, 'masterKey'>;
type Whose = Pick<WordsRow, 'id' | 'shopper_id'>;

const wordsOf = ({ id, shopper_id: ownerId }: Whose) => ({ ownerId, id: `prescription:${id}` });
const eventOf = ({ id, shopper_id: ownerId }: Whose) => ({ ownerId, id: `prescription-event:${id}` });

/** Encrypts words for this prescription and patient only. */
export function sealWords({ masterKey }: Key, whose: Whose, words: Words): Buffer {
  return sealJson(z.parse(wordsSchema, words), masterKey, wordsOf(whose));
}

/** Decrypts a prescription's words. Plain text written since by an earlier version takes precedence. */
export function openWords({ masterKey }: Key, row: WordsRow): Words {
  const sealed = row.words === null ? noWords : z.parse(wordsSchema, openJson(row.words, masterKey, wordsOf(row)));
  return {
    ...sealed,
    notes: row.notes || sealed.notes,
    reason: row.reason || sealed.reason,
    medicines: row.medicines.length > 0 ? z.parse(medicines, row.medicines) : sealed.medicines,
    advice: row.advice || sealed.advice,
  };
}

/** Encrypts the text of a history entry. */
export function sealEvent({ masterKey }: Key, whose: Whose, written: unknown): Buffer {
  return sealJson(written, masterKey, eventOf(whose));
}

/** Decrypts the text of a history entry. */
export function openEvent({ masterKey }: Key, whose: Whose, sealed: Buffer): unknown {
  return openJson(sealed, masterKey, eventOf(whose));
}

/** Encrypts a prescription's current content for its history, so that changes to a signed text can be traced. */
export function sealStory(
  key: Key,
  row: WordsRow & { readonly products: readonly string[]; readonly months: number },
) {
  const { notes: _notes, reason: _reason, ...written } = openWords(key, row);
  return sealEvent(key, row, { ...written, products: row.products, months: row.months });
}
