import { normalisedMobile } from '../../../../domain/kit/address.ts';
import type { DraftQuestion } from '../../../../machines/admin/frame/draft-quote/draft-quote.machine.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { type DraftFields, seenDraft } from '../../kit/form/read-draft.ts';
import { asBundles } from './draft-fields.tsx';

const packages = ['trial', 'weekly', 'monthly'] as const;
const maxUnits = 10;

/** What of a form decides its price, as far as it's filled in. A row without a product or a right quantity is left out. */
export function draftQuestion(draft: Draft): DraftQuestion {
  const rows = seenDraft(draft, (fields) => fields.rows('lines', lineOf));
  const lines = rows.filter(({ sku, quantity }) => sku !== '' && quantity >= 1 && quantity <= maxUnits);
  const addressId = textOf(draft['addressId']) || null;
  const pincode = textOf(draft['pincode']).trim();
  return {
    form: {
      id: textOf(draft['id']) || null,
      phone: normalisedMobile(textOf(draft['phone'])),
      lines,
      bundles: seenDraft(draft, (fields) => asBundles.read(fields, 'bundles')),
      couponCode: textOf(draft['couponCode']).trim() || null,
      addressId,
      pincode: addressId === null && /^[1-9]\d{5}$/u.test(pincode) ? pincode : null,
    },
    unread: rows.length - lines.length,
  };
}

function lineOf(part: DraftFields) {
  return {
    sku: part.text('sku'),
    flavour: part.text('flavour'),
    variant: part.text('variant'),
    quantity: part.wholeNumber('quantity'),
    packageType: part.choice('packageType', packages),
  };
}
