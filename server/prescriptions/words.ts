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

/** What patient and prescriber wrote: the patient's notes, why it was refused, and what is prescribed (ACC-03). */
export interface Words {
  readonly notes: string;
  readonly reason: string;
  readonly medicines: readonly Medicine[];
  readonly advice: string;
}

/** A row of prescriptions, as far as words go. The plain ones are those of a version before, which may still run. */
export interface WordsRow extends Words {
  readonly id: string;
  readonly shopper_id: string;
  readonly words: Buffer | null;
}

type Key = Pick<Files, 'masterKey'>;
type Whose = Pick<WordsRow, 'id' | 'shopper_id'>;

const wordsOf = ({ id, shopper_id: ownerId }: Whose) => ({ ownerId, id: `prescription:${id}` });
const eventOf = ({ id, shopper_id: ownerId }: Whose) => ({ ownerId, id: `prescription-event:${id}` });

/** Seals words for their prescription and patient alone. */
export function sealWords({ masterKey }: Key, whose: Whose, { notes, reason, medicines, advice }: Words): Buffer {
  return sealJson({ notes, reason, medicines, advice }, masterKey, wordsOf(whose));
}

/** The words of a prescription; what a version before has written since counts over what is sealed. */
export function openWords({ masterKey }: Key, row: WordsRow): Words {
  const sealed = row.words === null ? null : z.parse(wordsSchema, openJson(row.words, masterKey, wordsOf(row)));
  return {
    notes: row.notes || (sealed?.notes ?? ''),
    reason: row.reason || (sealed?.reason ?? ''),
    medicines: row.medicines.length > 0 ? row.medicines : (sealed?.medicines ?? []),
    advice: row.advice || (sealed?.advice ?? ''),
  };
}

/** Seals what was written at one moment of a prescription's story. */
export function sealEvent({ masterKey }: Key, whose: Whose, written: unknown): Buffer {
  return sealJson(written, masterKey, eventOf(whose));
}

/** The same, as it was. */
export function openEvent({ masterKey }: Key, whose: Whose, sealed: Buffer): unknown {
  return openJson(sealed, masterKey, eventOf(whose));
}

/** What a prescription says at one moment, sealed for its story: a signed text never changes unseen. */
export function sealStory(
  key: Key,
  row: WordsRow & { readonly products: readonly string[]; readonly months: number },
) {
  const { medicines, advice } = openWords(key, row);
  return sealEvent(key, row, { medicines, products: row.products, advice, months: row.months });
}
