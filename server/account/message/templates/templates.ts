import { accountTemplates } from './account.templates.ts';
import { clubTemplates } from './club.templates.ts';
import { contactTemplates } from './contact.templates.ts';
import { draftTemplates } from './draft.templates.ts';
import type { Letter, ShopFacts, Template } from './letter.ts';
import { mandateTemplates } from './mandate.templates.ts';
import { orderChangeTemplates } from './order-change.templates.ts';
import { orderTemplates } from './order.templates.ts';
import { paymentTemplates } from './payment.templates.ts';
import { prescriptionTemplates } from './prescription.templates.ts';
import { reviewTemplates } from './review.templates.ts';
import { stockTemplates } from './stock.templates.ts';

const all = {
  ...accountTemplates,
  ...orderTemplates,
  ...orderChangeTemplates,
  ...draftTemplates,
  ...clubTemplates,
  ...mandateTemplates,
  ...paymentTemplates,
  ...prescriptionTemplates,
  ...contactTemplates,
  ...stockTemplates,
  ...reviewTemplates,
} as const;

export type TemplateName = keyof typeof all;

/** Data for each template. */
export type TemplateData = { readonly [Name in TemplateName]: Parameters<(typeof all)[Name]>[0] };

const templates: { readonly [Name in TemplateName]: Template<TemplateData[Name]> } = all;

export const templateNames = Object.keys(all).filter((name): name is TemplateName => name in all);

/** What only staff get: they work in English. */
const toStaff: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'staff-invitation',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-reset',
  'recovery-code-used',
  'contact-received',
  'stock-low',
]);

export function isToStaff(name: TemplateName): boolean {
  return toStaff.has(name);
}

export function letterOf<Name extends TemplateName>(name: Name, data: TemplateData[Name], shop: ShopFacts): Letter {
  return templates[name](data, shop);
}
