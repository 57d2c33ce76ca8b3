import * as z from 'zod/mini';
import type { Medicine } from '../../src/domain/prescriptions/prescription.ts';
import type { Files } from '../platform/file/files.ts';
import { openJson, sealJson } from '../platform/file/sealed-json.ts';

const medicine = z.object({ name: z.string(), dose: z.string(), duration: z.string(), notes: z.string() });
const wordsSchema = z.object({
  notes: z.string(),
  reason: z.string(),
  medicines: z.array(medicine),
  advice: z.string(),
});

/** Text by patient and prescriber: notes, reason for refusal, medicines and advice. */
export interface Words {
  readonly notes: string;
  readonly reason: string;
  readonly medicines: readonly Medicine[];
  readonly advice: string;
}

/** The text columns of a prescription. Plain ones come from an earlier version, which may still be running. */
export interface WordsRow extends Words {
  readonly id: string;
  readonly shopper_id: string;
  readonly words: Buffer | null;
}

type Key = Pick<Files, 'masterKey'>;
type Whose = Pick<WordsRow, 'id' | 'shopper_id'>;

const wordsOf = ({ id, shopper_id: ownerId }: Whose) => ({ ownerId, id: `prescription:${id}` });
const eventOf = ({ id, shopper_id: ownerId }: Whose) => ({ ownerId, id: `prescription-event:${id}` });

/** Encrypts words for this prescription and patient only. */
export function sealWords({ masterKey }: Key, whose: Whose, { notes, reason, medicines, advice }: Words): Buffer {
  return sealJson({ notes, reason, medicines, advice }, masterKey, wordsOf(whose));
}

/** Decrypts a prescription's words. Plain text written since by an earlier version takes precedence. */
export function openWords({ masterKey }: Key, row: WordsRow): Words {
  const sealed = row.words === null ? null : z.parse(wordsSchema, openJson(row.words, masterKey, wordsOf(row)));
  return {
    notes: row.notes || (sealed?.notes ?? ''),
    reason: row.reason || (sealed?.reason ?? ''),
    medicines: row.medicines.length > 0 ? row.medicines : (sealed?.medicines ?? []),
    advice: row.advice || (sealed?.advice ?? ''),
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
  const { medicines, advice } = openWords(key, row);
  return sealEvent(key, row, { medicines, products: row.products, advice, months: row.months });
}
