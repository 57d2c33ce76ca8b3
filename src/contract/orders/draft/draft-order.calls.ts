import * as z from 'zod/mini';
import { lineFaultText } from '../../../domain/cart/line-fault-text.ts';
import { lineFaults } from '../../../domain/cart/sellable.ts';
import { orderStatuses } from '../../../domain/orders/order/order.ts';
import { draftStatuses } from '../../../domain/orders/draft/draft-order.ts';
import { addressSchema, savedAddressSchema } from '../../account/address.calls.ts';
import { quoteSchema } from '../../cart/cart.calls.ts';
import { defineCall } from '../../call.ts';
import { listed, versionHeaders } from '../../platform/list.ts';
import { id, mobile, pincode, rupees, sku, text, timestamp } from '../../primitives.ts';

const tag = 'Orders by phone';
const access = ['admin'] as const;
const params = z.strictObject({ id });

/** A line as staff choose it. What it costs is for the shop to say. */
const draftLine = z.strictObject({
  sku,
  flavour: text(60),
  variant: text(60),
  quantity: z.int().check(z.gte(1), z.lte(10)),
  /** Bundles are put together by the customer. */
  packageType: z.enum(['trial', 'weekly', 'monthly']),
});

const draftLines = z.array(draftLine).check(z.maxLength(60), (payload) => {
  for (const { line, member, why } of lineFaults(payload.value)) {
    const message = lineFaultText(why);
    payload.issues.push({ code: 'custom', path: [line, member], message, input: payload.value });
  }
});

/** How many of a bundle a changed order is to have. */
const draftBundle = z.strictObject({ bundleId: text(64, 1), quantity: z.int().check(z.gte(0), z.lte(10)) });

const draftWriteSchema = z.strictObject({
  /** The customer's number: of an account, or of nobody yet. */
  phone: mobile,
  /** What the customer is called, if the account doesn't say. */
  name: z._default(text(80), ''),
  lines: draftLines,
  /** Of an order that is changed: its bundles, each as a whole. One that isn't named stays as it is. */
  bundles: z._default(z.array(draftBundle).check(z.maxLength(30)), []),
  couponCode: z._default(z.nullable(text(40, 1)), null),
  /** One of the customer's saved addresses, which is copied; otherwise `address`. */
  addressId: z._default(z.nullable(id), null),
  address: z._default(z.nullable(addressSchema), null),
  /** For staff. */
  note: z._default(text(500), ''),
});

const draftOrderSchema = z.strictObject({
  id,
  /** 'D26-001001'. */
  number: text(20),
  status: z.enum(draftStatuses),
  version: z.int(),
  /** Null once the customer has deleted their account. */
  phone: z.nullable(mobile),
  name: text(80),
  lines: draftLines,
  bundles: z.array(draftBundle),
  couponCode: z.nullable(text(40)),
  address: z.nullable(addressSchema),
  note: text(500),
  /** The account with this number; null if there is none yet. */
  customer: z.nullable(
    z.strictObject({ id, name: text(200), isMember: z.boolean(), addresses: z.array(savedAddressSchema) }),
  ),
  /** What it costs now, as the customer's own checkout would say; null without items. */
  quote: z.nullable(quoteSchema),
  /** Why it can't be sent as it is, every reason a sentence; null if it can. */
  refusal: z.nullable(text(9000)),
  /** The order that it changes, and the money that this moves; null for a new order. */
  edits: z.nullable(
    z.strictObject({
      id,
      number: text(20),
      /** What the customer has paid and not got back; null for cash on delivery. */
      paid: z.nullable(rupees),
      /** What has to be paid before the order changes. */
      due: rupees,
      /** What the courier collects once it is changed; null unless it is by cash on delivery. */
      atDoor: z.nullable(rupees),
      /** Its bundles that can be changed, and how many it has of each. */
      bundles: z.array(z.strictObject({ bundleId: text(64), name: text(600), quantity: z.int() })),
      /** Why only its address can change; null if its items can too. */
      itemsStay: z.nullable(text(200)),
      /** What stays as it is, and why. */
      fixed: z.array(z.strictObject({ name: text(120), quantity: z.int(), reason: text(200) })),
    }),
  ),
  sentAt: z.nullable(timestamp),
  /** When the link runs out; null while there is none. */
  expiresAt: z.nullable(timestamp),
  openedAt: z.nullable(timestamp),
  /** Its latest order; null until the customer pays or chooses cash. */
  order: z.nullable(z.strictObject({ id, number: text(20), status: z.enum(orderStatuses) })),
  events: z.array(
    z.strictObject({
      event: text(60),
      status: z.enum(draftStatuses),
      by: z.enum(['customer', 'admin', 'gateway', 'system']),
      /** The name of who did it; '' if nobody of the staff. */
      name: text(200),
      at: timestamp,
    }),
  ),
});

/** What a form of a draft comes to. */
const draftPriceSchema = z.strictObject({
  /** As the customer's own checkout would say; null without items. */
  quote: z.nullable(quoteSchema),
  /** Why it can't be sent or applied like this, every reason a sentence; null if it can. */
  refusal: z.nullable(text(9000)),
  isMember: z.boolean(),
  /** Of the order that it changes: what was paid and not got back; null for a new order and for cash on delivery. */
  paid: z.nullable(rupees),
  /** What has to be paid before the order changes. */
  due: rupees,
  /** What the courier collects once the order is changed; null unless that is by cash on delivery. */
  atDoor: z.nullable(rupees),
  /** Whether the customer has a link for exactly this. */
  isAsked: z.boolean(),
});

/** A draft as a row of the dashboard's list. */
const listedDraftSchema = z.strictObject({
  id,
  number: text(20),
  status: z.enum(draftStatuses),
  /** Whether it changes an order. */
  isEdit: z.boolean(),
  name: text(200),
  phone: z.nullable(mobile),
  items: z.int(),
  /** When it was saved last; null if it couldn't be ordered then. */
  total: z.nullable(rupees),
  updatedAt: timestamp,
  /** Who changed it last; '' if that was a customer, or the account is deleted. */
  updatedBy: text(200),
  sentAt: z.nullable(timestamp),
  expiresAt: z.nullable(timestamp),
  orderNumber: z.nullable(text(20)),
});

export const listDrafts = defineCall({
  ...listed(
    { sorts: ['updated', 'total'], filters: { status: z.optional(z.enum(draftStatuses)) } },
    listedDraftSchema,
  ),
  method: 'GET',
  path: '/v1/admin/draft-orders',
  summary: 'Orders that staff prepare for customers, searched by number, name or phone',
  tag,
});

export const findCustomers = defineCall({
  method: 'GET',
  path: '/v1/admin/draft-orders/customers',
  summary: 'Up to eight customers by name, phone number or its last four digits',
  tag,
  access,
  query: z.strictObject({ q: text(80, 2) }),
  status: 200,
  answer: z.strictObject({ customers: z.array(z.strictObject({ id, name: text(200), phone: mobile })) }),
  problems: [],
});

export const quoteDraft = defineCall({
  method: 'POST',
  path: '/v1/admin/draft-orders/quote',
  summary: 'What a draft would cost as it stands in the form. Nothing is saved',
  tag,
  access,
  body: z.strictObject({
    /** The draft that is open; null for a new one. */
    id: z.nullable(id),
    /** Null while it isn’t whole. */
    phone: z.nullable(mobile),
    lines: draftLines,
    bundles: z._default(z.array(draftBundle).check(z.maxLength(30)), []),
    couponCode: z._default(z.nullable(text(40, 1)), null),
    addressId: z._default(z.nullable(id), null),
    /** Of the address that is typed; null while it isn’t whole. */
    pincode: z.nullable(pincode),
  }),
  status: 200,
  answer: draftPriceSchema,
  problems: ['not-found'],
});

const one = { tag, access, params, status: 200, answer: draftOrderSchema } as const;

export const readDraftOrder = defineCall({
  ...one,
  method: 'GET',
  path: '/v1/admin/draft-orders/{id}',
  summary: 'One draft with its current price and its history',
  problems: ['not-found'],
});

export const createDraft = defineCall({
  method: 'POST',
  path: '/v1/admin/draft-orders',
  summary: 'Saves a new draft, and sends its payment link if that is next. Nothing is reserved until it is paid',
  tag,
  access,
  body: z.strictObject({ ...draftWriteSchema.shape, next: z._default(z.enum(['save', 'send']), 'save') }),
  status: 201,
  answer: draftOrderSchema,
  problems: ['not-found', 'conflict'],
});

export const startOrderEdit = defineCall({
  ...one,
  method: 'POST',
  path: '/v1/admin/order/{id}/edit',
  summary:
    'The open change of an order that isn’t packed, begun if there is none. The order stays as it is until it’s applied',
  body: z.strictObject({}),
  problems: ['not-found', 'conflict'],
});

export const updateDraft = defineCall({
  ...one,
  method: 'PUT',
  path: '/v1/admin/draft-orders/{id}',
  summary: 'Changes a draft. A link that was sent no longer works and has to be sent again',
  headers: versionHeaders,
  /**
   * `next`: saves it and sends its link, or saves it and changes its order; or neither, if that isn't possible. A change that
   * costs more than was paid sends a link for the difference first.
   */
  body: z.strictObject({
    ...draftWriteSchema.shape,
    next: z._default(z.enum(['save', 'send', 'apply']), 'save'),
  }),
  problems: ['not-found', 'conflict', 'version-conflict'],
});

export const sendDraft = defineCall({
  ...one,
  method: 'POST',
  path: '/v1/admin/draft-orders/{id}/send',
  summary:
    'Sends the customer a payment link, by all their channels: of the order, or of what its change costs more. Earlier links no longer work',
  headers: versionHeaders,
  body: z.strictObject({}),
  problems: ['not-found', 'conflict', 'version-conflict'],
});

export const cancelDraft = defineCall({
  ...one,
  method: 'POST',
  path: '/v1/admin/draft-orders/{id}/cancel',
  summary:
    'Cancels a draft and its unpaid order. Its link no longer works. The order of a change stays as it is, and what was held for it goes back',
  headers: versionHeaders,
  body: z.strictObject({}),
  problems: ['not-found', 'conflict', 'version-conflict'],
});

export type DraftPrice = z.infer<typeof draftPriceSchema>;
export type DraftOrder = z.infer<typeof draftOrderSchema>;
export type ListedDraft = z.infer<typeof listedDraftSchema>;
export type DraftWrite = z.output<typeof draftWriteSchema>;
