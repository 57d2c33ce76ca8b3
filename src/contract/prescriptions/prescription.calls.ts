import * as z from 'zod/mini';
import { fileTypes, maxFileBytes } from '../../domain/kit/file.ts';
import {
  longestMonths,
  maxFiles,
  type Prescription,
  prescriptionStatuses,
} from '../../domain/prescriptions/prescription.ts';
import { defineCall } from '../call.ts';
import { filledText, id, queryNumber, sku, text, timestamp } from '../primitives.ts';

const tag = 'Prescriptions';
const params = z.strictObject({ id });
const prescriber = ['prescriber'] as const;
const upload = { maxBytes: maxFileBytes, maxFiles: 1, isRequired: true } as const;

const medicine = z.strictObject({
  name: filledText(120),
  dose: filledText(120),
  duration: filledText(80),
  notes: text(300),
});

/** What a prescriber writes. */
const written = {
  medicines: z.array(medicine).check(z.maxLength(20)),
  products: z.array(sku).check(
    z.maxLength(20),
    z.refine((skus) => new Set(skus).size === skus.length, 'Add each product only once'),
  ),
  advice: text(2000),
  months: z.int().check(z.gte(1), z.lte(longestMonths)),
};
const writtenSchema = z.strictObject(written);

export const prescriptionSchema = z.strictObject({
  ...written,
  id,
  number: text(20),
  status: z.enum(prescriptionStatuses),
  patient: z.strictObject({ id, name: text(130), phone: z.nullable(text(13)) }),
  notes: text(1000),
  files: z
    .array(z.strictObject({ id, type: z.enum(fileTypes), size: z.int(), sentAt: timestamp }))
    .check(z.maxLength(maxFiles)),
  /** What of the patient's orders waits for it. */
  orders: z.array(
    z.strictObject({
      number: text(20),
      lines: z.array(z.strictObject({ sku, name: text(120), quantity: z.int() })),
    }),
  ),
  reason: text(500),
  prescriber: z.nullable(z.strictObject({ id, name: text(130) })),
  signedAt: z.nullable(timestamp),
  validUntil: z.nullable(timestamp),
  createdAt: timestamp,
}) satisfies z.ZodMiniType<Prescription>;

/** With links to everything in it, good for five minutes. */
const openedSchema = z.strictObject({
  ...prescriptionSchema.shape,
  links: z.array(z.strictObject({ fileId: z.nullable(id), open: text(400), download: text(400) })),
});

const page = { limit: z.optional(queryNumber(1, 50)), offset: z.optional(queryNumber(0, 1_000_000)) };
const listSchema = z.strictObject({ total: z.int(), prescriptions: z.array(prescriptionSchema) });

export const listPrescriptions = defineCall({
  method: 'GET',
  path: '/v1/prescription',
  summary: 'The signed-in person’s prescriptions, newest first',
  tag,
  access: 'signed-in',
  query: z.strictObject(page),
  status: 200,
  answer: z.strictObject({
    ...listSchema.shape,
    /** Numbers of their orders that wait for one to be sent. */
    waitingOrders: z.array(text(20)),
  }),
  problems: [],
});

export const uploadPrescription = defineCall({
  method: 'POST',
  path: '/v1/prescription',
  summary: 'Sends a prescription to the prescribers: PDF, JPG or PNG, 10 MB at most, told by its content',
  tag,
  access: 'signed-in',
  rateLimit: { max: 10, perSeconds: 600 },
  upload,
  body: z.strictObject({ notes: z._default(text(1000), '') }),
  status: 201,
  answer: prescriptionSchema,
  problems: ['unsupported-file', 'temporarily-unavailable'],
});

export const addPrescriptionFile = defineCall({
  method: 'POST',
  path: '/v1/prescription/{id}/file',
  summary: 'Adds a page, or sends a prescription again that was asked for',
  tag,
  access: 'signed-in',
  rateLimit: { max: 20, perSeconds: 600 },
  params,
  upload,
  body: z.strictObject({}),
  status: 200,
  answer: prescriptionSchema,
  problems: ['not-found', 'conflict', 'unsupported-file'],
});

export const getPrescription = defineCall({
  method: 'GET',
  path: '/v1/prescription/{id}',
  summary: 'One prescription, for its patient, a prescriber or an admin; whoever else reads it is written down',
  tag,
  access: 'signed-in',
  params,
  status: 200,
  answer: openedSchema,
  problems: ['not-found'],
});

export const linkPrescriptionFile = defineCall({
  method: 'POST',
  path: '/v1/prescription/{id}/link',
  summary: 'A link to one file of a prescription, or to what the prescriber signed; good for five minutes',
  tag,
  access: 'signed-in',
  params,
  body: z.strictObject({
    /** Null for the signed prescription as a PDF. */
    fileId: z.nullable(id),
    use: z.enum(['open', 'download']),
  }),
  status: 200,
  answer: z.strictObject({ url: text(400), expiresAt: timestamp }),
  problems: ['not-found'],
});

export const listReviews = defineCall({
  method: 'GET',
  path: '/v1/prescription/desk',
  summary: 'All prescriptions, those that wait the longest first',
  tag,
  access: ['prescriber', 'admin'],
  query: z.strictObject({ ...page, status: z.optional(z.enum(prescriptionStatuses)) }),
  status: 200,
  answer: listSchema,
  problems: [],
});

export const findPatient = defineCall({
  method: 'POST',
  path: '/v1/prescription/patient',
  summary: 'The patient of exactly this phone number, or null; every look-up is written down',
  tag,
  access: prescriber,
  rateLimit: { max: 20, perSeconds: 60 },
  body: z.strictObject({ phone: z.string().check(z.regex(/^\+91[6-9]\d{9}$/u, 'Enter a 10 digit mobile number')) }),
  status: 200,
  answer: z.strictObject({ patient: z.nullable(z.strictObject({ id, name: text(130) })) }),
  problems: [],
});

export const createPrescription = defineCall({
  method: 'POST',
  path: '/v1/prescription/desk',
  summary: 'A prescriber’s own prescription for a patient, on the desk until it is signed',
  tag,
  access: prescriber,
  rateLimit: { max: 60, perSeconds: 600 },
  body: z.strictObject({ ...written, patientId: id }),
  status: 201,
  answer: prescriptionSchema,
  problems: ['not-found'],
});

export const writePrescription = defineCall({
  method: 'PUT',
  path: '/v1/prescription/{id}',
  summary: 'What the prescriber writes; on one that is signed, a new signature',
  tag,
  access: prescriber,
  params,
  body: writtenSchema,
  status: 200,
  answer: prescriptionSchema,
  problems: ['not-found', 'conflict'],
});

export const reviewActions = ['begin', 'release', 'approve', 'refuse', 'ask'] as const;

export const reviewPrescription = defineCall({
  method: 'POST',
  path: '/v1/prescription/{id}/review',
  summary: 'A step of the review: begin, release, approve, refuse or ask again with a reason',
  tag,
  access: prescriber,
  params,
  body: z.strictObject({ action: z.enum(reviewActions), reason: z.optional(filledText(500)) }),
  status: 200,
  answer: prescriptionSchema,
  problems: ['not-found', 'conflict'],
});

export const listPrescriptionAccess = defineCall({
  method: 'GET',
  path: '/v1/prescription/{id}/access',
  summary: 'Who looked at a prescription or its files, when and what for; newest first',
  tag,
  access: ['admin'],
  params,
  status: 200,
  answer: z.strictObject({
    access: z.array(
      z.strictObject({
        reader: z.strictObject({ id, name: text(130), role: z.enum(['customer', 'prescriber', 'admin']) }),
        reason: z.enum(['read', 'open', 'download', 'look-up']),
        at: timestamp,
      }),
    ),
  }),
  problems: ['not-found'],
});

export type ReviewAction = (typeof reviewActions)[number];
export type Written = z.infer<typeof writtenSchema>;
export type WirePrescription = z.infer<typeof prescriptionSchema>;
