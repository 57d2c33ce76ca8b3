import * as stockCalls from '../../../../contract/catalogue/product/stock.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { optionsText } from '../../../../domain/cart/options-text.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { number, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { stockList } from './stock.list.ts';

/** /dashboard/stock: what is there of every product, size and flavour, and one of them to move. */
export const StockSection = adminSection({
  list: stockList,
  calls: (http) => ({
    list: listOf(async (query, signal) => http.send(stockCalls.listStock, { query, signal }), 'items', rowOf),
    exportCsv: async (query, signal) => http.send(stockCalls.exportStock, { query, signal }),
  }),
  forms: {},
});

function rowOf({
  id,
  name,
  variant,
  flavour,
  code,
  units,
  lowAt,
  waiting,
}: AnswerOf<Api['listStock']>['items'][number]) {
  return {
    id,
    name,
    cells: {
      name: text(name),
      choice: text(optionsText({ variant, flavour })),
      code: text(code),
      units: number(units),
      lowAt: number(lowAt),
      waiting: number(waiting),
    },
    commands: [],
  };
}
