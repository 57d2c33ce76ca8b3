import * as stockCalls from '../../../../contract/catalogue/product/stock.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf, BodyOf } from '../../../../contract/call.ts';
import {
  handReasons,
  unitsRefusal,
  type HandReason,
  type StockReason,
} from '../../../../domain/catalogue/product/stock.ts';
import { factsAside, linesCard } from '../../kit/form/facts.tsx';
import { choice, fresh, hidden, longText, wholeNumber, wholeNumberOrNull } from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { momentWords } from '../../kit/list/cells.ts';
import type { Words } from '../../kit/words.ts';
import { formSection } from '../../record/record-section.tsx';
import { stockNoun as noun } from './stock.list.ts';

type Stock = AnswerOf<Api['readStockOf']>;
type Change = BodyOf<Api['moveStock']>;

const half = { half: true } as const;

const handWords: Words<HandReason> = {
  purchase: 'Bought or made',
  return: 'Came back',
  adjustment: 'Broken, lost or given away',
  count: 'Counted',
};

const reasonWords: Words<StockReason> = {
  opening: 'First stock',
  sale: 'Sold',
  cancel: 'Cancelled',
  ...handWords,
};

const typedUnits = wholeNumberOrNull('Units', {
  ...half,
  optional: false,
  hint: 'Use a negative number for units that left the stock. For “Counted”, enter how many there are now',
});

/** What contradicts its reason is refused before it's sent, in the server's words. */
const units: typeof typedUnits = {
  ...typedUnits,
  read: (fields, name, draft) => {
    const value = typedUnits.read(fields, name, draft);
    const isRead = value !== null && Number.isInteger(value);
    const refusal = isRead ? unitsRefusal(fields.choice('reason', handReasons), value) : null;
    if (refusal !== null) fields.refuse(name, refusal);
    return value;
  },
};

const form = formOf<Stock, Change>()({
  slug: 'stock',
  noun,
  name: 'name',
  isAsideFirst: true,
  usual: { facts: [{ title: 'Units', note: '–' }] },
  cards: [
    card('Change the stock', {
      name: hidden(),
      reason: fresh(choice('Reason', handWords, half)),
      units: fresh(units),
      note: fresh(longText('Note', { optional: true, max: 200 })),
    }),
    linesCard('What happened', 'moves', 'Nothing yet.'),
    factsAside('In stock'),
    aside('Warning', {
      lowAt: wholeNumber('Low from', { hint: 'You get an email when this many units are left' }),
    }),
  ],
  taken: ({ units, variant, flavour, code, waiting, moves }: Stock) => ({
    facts: [
      { title: 'Units', note: String(units) },
      { title: 'Code', note: code },
      ...(waiting === 0 ? [] : [{ title: 'Waiting for it', note: String(waiting) }]),
      ...(variant === '' ? [] : [{ title: 'Size', note: variant }]),
      ...(flavour === '' ? [] : [{ title: 'Flavour', note: flavour }]),
    ],
    moves: moves.map(({ id, units: moved, reason, note, order, actor, at }) => ({
      id,
      title: [reasonWords[reason], order].filter(Boolean).join(' '),
      aside: moved > 0 ? `+${moved}` : `−${-moved}`,
      note: [note, actor, momentWords(at)].filter(Boolean).join(', '),
    })),
  }),
});

/** One product, size or flavour: why its stock moved, and how to move it. */
export const StockForm = formSection({
  slug: 'stock',
  form,
  calls: recordCalls(form, (http) => ({
    read: async (id, { signal }) => http.send(stockCalls.readStockOf, { params: { id }, signal }),
    update: async (id, body, { signal }) => http.send(stockCalls.moveStock, { params: { id }, body, signal }),
  })),
});
