import * as z from 'zod/mini';
import { fileTypes, maxFileBytes } from '../../domain/kit/file.ts';
import {
  longestMonths,
  maxFiles,
  oldestAge,
  patientSexes,
  type Prescription,
  prescriptionStatuses,
} from '../../domain/prescriptions/prescription.ts';
import { defineCall } from '../call.ts';
import { medicinesSchema, sentMedicinesSchema, signerSchema } from './written.ts';
import { counted, filledText, id, queryNumber, queryOffset, sku, text, timestamp } from '../primitives.ts';

const tag = 'Prescriptions';
const params = z.strictObject({ id });
const prescriber = ['prescriber'] as const;
const upload = { maxBytes: maxFileBytes, maxFiles: 1, isRequired: true } as const;

const age = z.nullable(z.int().check(z.gte(0), z.lte(oldestAge)));
const sex = z.nullable(z.enum(patientSexes));

/** The part that the prescriber writes. */
const written = {
  patientName: text(120),
  patientAge: age,
  patientSex: sex,
  diagnosis: text(300),
  medicines: medicinesSchema,
  products: z.array(sku).check(
    z.maxLength(20),
    z.refine((skus) => new Set(skus).size === skus.length, 'Add each product only once'),
  ),
  advice: text(2000),
  months: z.int().check(z.gte(1), z.lte(longestMonths)),
};
/** How the prescriber signs from now on, where that changes with it. */
const signer = z.optional(signerSchema);
/** As a client from before these fields sends it. */
const writtenSchema = z.strictObject({
  ...written,
  patientName: z._default(written.patientName, ''),
  patientAge: z._default(age, null),
  patientSex: z._default(sex, null),
  diagnosis: z._default(written.diagnosis, ''),
  medicines: sentMedicinesSchema,
});

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
  /** The products that it covers, with the names they have in the shop. */
  covers: z.array(z.strictObject({ sku, name: text(120) })),
  /** The patient's orders that wait for it. */
  orders: z.array(
    z.strictObject({
      number: text(20),
      lines: z.array(z.strictObject({ sku, name: text(120), quantity: z.int() })),
    }),
  ),
  reason: text(500),
  prescriber: z.nullable(z.strictObject({ id, name: text(130) })),
  signer: z.nullable(signerSchema),
  signedAt: z.nullable(timestamp),
  validUntil: z.nullable(timestamp),
  createdAt: timestamp,
}) satisfies z.ZodMiniType<Prescription>;

/** Includes links to all of its files, valid for five minutes. */
const openedSchema = z.strictObject({
  ...prescriptionSchema.shape,
  links: z.array(z.strictObject({ fileId: z.nullable(id), open: text(400), download: text(400) })),
});

const page = { limit: z.optional(queryNumber(1, 50)), offset: queryOffset };
const listSchema = z.strictObject({ total: counted, prescriptions: z.array(prescriptionSchema) });

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
    /** Numbers of their orders that wait for a prescription. */
    waitingOrders: z.array(text(20)),
  }),
  problems: [],
});

export const uploadPrescription = defineCall({
  method: 'POST',
  path: '/v1/prescription',
  summary: 'Uploads a prescription for the prescribers: PDF, JPG or PNG, up to 10 MB, recognised by its content',
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
  summary: 'Adds a page, or sends a prescription again after a request for a better one',
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
  summary: 'One prescription, for its patient, a prescriber or an admin; access by staff is logged',
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
  summary: 'A link to a file of a prescription or to the signed prescription; valid for five minutes',
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
  summary: 'All prescriptions, longest waiting first',
  tag,
  access: ['prescriber', 'admin'],
  query: z.strictObject({
    ...page,
    status: z.optional(z.enum(prescriptionStatuses)),
    /** The number, or the patient's name or phone. */
    q: z.optional(text(60)),
  }),
  status: 200,
  answer: z.strictObject({
    ...listSchema.shape,
    /** How many wait for a prescriber, whatever is searched. */
    waiting: counted,
  }),
  problems: [],
});

export const findPatient = defineCall({
  method: 'POST',
  path: '/v1/prescription/patient',
  summary: 'The patient with exactly this phone number, or null; every look-up is logged',
  tag,
  access: prescriber,
  rateLimit: { max: 20, perSeconds: 60 },
  body: z.strictObject({ phone: z.string().check(z.regex(/^\+91[6-9]\d{9}$/u, 'Enter a 10 digit mobile number')) }),
  status: 200,
  answer: z.strictObject({
    patient: z.nullable(z.strictObject({ id, name: text(130), phone: z.nullable(text(13)) })),
  }),
  problems: [],
});

export const listEarlier = defineCall({
  method: 'GET',
  path: '/v1/prescription/patient/{id}/earlier',
  summary: 'The ten latest signed prescriptions of a patient; every look-up is logged',
  tag,
  access: prescriber,
  rateLimit: { max: 60, perSeconds: 60 },
  params,
  status: 200,
  answer: z.strictObject({ prescriptions: z.array(prescriptionSchema) }),
  problems: ['not-found'],
});

export const createPrescription = defineCall({
  method: 'POST',
  path: '/v1/prescription/desk',
  summary: 'Creates a prescriber’s own prescription for a patient, as a draft until it is signed',
  tag,
  access: prescriber,
  rateLimit: { max: 60, perSeconds: 600 },
  body: z.strictObject({ ...writtenSchema.shape, patientId: id, signer }),
  status: 201,
  answer: prescriptionSchema,
  problems: [],
});

export const writePrescription = defineCall({
  method: 'PUT',
  path: '/v1/prescription/{id}',
  summary: 'Saves what the prescriber writes; a signed prescription is signed again',
  tag,
  access: prescriber,
  params,
  body: z.strictObject({ ...writtenSchema.shape, signer }),
  status: 200,
  answer: prescriptionSchema,
  problems: ['not-found', 'conflict'],
});

export const reviewActions = ['begin', 'release', 'approve', 'refuse', 'ask'] as const;

export const reviewPrescription = defineCall({
  method: 'POST',
  path: '/v1/prescription/{id}/review',
  summary: 'A step of the review: begin, release, approve, or with a reason refuse or ask for a better one',
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
  summary: 'Who accessed a prescription or its files, when and why; newest first',
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
