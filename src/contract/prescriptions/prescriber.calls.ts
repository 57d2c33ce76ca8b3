import * as z from 'zod/mini';
import { longestMonths, maxTemplates } from '../../domain/prescriptions/prescription.ts';
import { defineCall } from '../call.ts';
import { filledText, id, sku, text } from '../primitives.ts';
import { medicinesSchema, signerSchema } from './written.ts';

const shared = { tag: 'Prescriptions', access: ['prescriber'], status: 200 } as const;

const template = {
  name: filledText(80),
  diagnosis: text(300),
  medicines: medicinesSchema,
  products: z.array(sku).check(z.maxLength(20)),
  advice: text(2000),
  months: z.int().check(z.gte(1), z.lte(longestMonths)),
};
const owned = z.strictObject({
  ...template,
  id,
  /** Its products, with the names they have in the shop. */
  covers: z.array(z.strictObject({ sku, name: text(120) })),
});
const templates = z.strictObject({ templates: z.array(owned).check(z.maxLength(maxTemplates)) });

export const readSigner = defineCall({
  ...shared,
  method: 'GET',
  path: '/v1/prescription/signer',
  summary: 'The caller’s name, qualification and registration as printed on what they sign; null until entered',
  answer: z.strictObject({ signer: z.nullable(signerSchema) }),
  problems: [],
});

export const saveSigner = defineCall({
  ...shared,
  method: 'PUT',
  path: '/v1/prescription/signer',
  summary: 'Saves these details for the next signature; what is signed already keeps its own',
  body: signerSchema,
  answer: z.strictObject({ signer: signerSchema }),
  problems: [],
});

export const listTemplates = defineCall({
  ...shared,
  method: 'GET',
  path: '/v1/prescription/template',
  summary: 'The caller’s templates by name',
  answer: templates,
  problems: [],
});

export const saveTemplate = defineCall({
  ...shared,
  method: 'PUT',
  path: '/v1/prescription/template',
  summary: 'Saves a template; one of the same name is replaced',
  body: z.strictObject(template),
  answer: templates,
  problems: ['conflict'],
});

export const deleteTemplate = defineCall({
  ...shared,
  method: 'DELETE',
  path: '/v1/prescription/template/{id}',
  summary: 'Deletes one of the caller’s templates',
  params: z.strictObject({ id }),
  answer: templates,
  problems: ['not-found'],
});
