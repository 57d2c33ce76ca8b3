import type { LegalDocument } from './content.ts';
import { privacy } from './legal/privacy.ts';
import { refund } from './legal/refund.ts';
import { shipping } from './legal/shipping.ts';
import { terms } from './legal/terms.ts';

/** The policies, in the order of the footer (CHR-07). */
export const legalDocuments: readonly LegalDocument[] = [shipping, refund, terms, privacy];
