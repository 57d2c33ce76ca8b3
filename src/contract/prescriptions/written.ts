import * as z from 'zod/mini';
import { filledText, text } from '../primitives.ts';

const medicine = {
  name: filledText(120),
  form: text(60),
  dose: filledText(120),
  timing: text(120),
  anupana: text(120),
  duration: filledText(80),
  notes: text(300),
};
const maxMedicines = 20;
export const medicinesSchema = z.array(z.strictObject(medicine)).check(z.maxLength(maxMedicines));
/** Also without what was added to a medicine later. */
export const sentMedicinesSchema = z
  .array(
    z.strictObject({
      ...medicine,
      form: z._default(medicine.form, ''),
      timing: z._default(medicine.timing, ''),
      anupana: z._default(medicine.anupana, ''),
    }),
  )
  .check(z.maxLength(maxMedicines));

/** Who signs, as printed. */
export const signerSchema = z.strictObject({
  name: filledText(120),
  qualification: filledText(120),
  registration: filledText(60),
  council: filledText(120),
});
