import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { badge, money, moment, number, text } from '../../kit/list/cells.ts';
import { typeWords } from './bundle-words.ts';

/** A bundle in the list. */
export function bundleRow(bundle: AnswerOf<Api['listBundles']>['bundles'][number]) {
  const isActive = bundle.status === 'active';
  return {
    id: bundle.id,
    name: bundle.name,
    cells: {
      name: text(bundle.name),
      type: text(typeWords[bundle.type]),
      percentage: text(`${bundle.savingsPercentage}%`),
      price: money(bundle.discountedPrice),
      stock: number(bundle.stockLevel),
      endsAt: moment(bundle.endsAt),
      status: isActive ? badge('Shown', 'good') : badge('Hidden', 'neutral'),
      position: number(bundle.position),
      updatedAt: moment(bundle.updatedAt ?? null),
    },
    commands: [isActive ? 'deactivate' : 'activate', 'delete'],
  };
}
