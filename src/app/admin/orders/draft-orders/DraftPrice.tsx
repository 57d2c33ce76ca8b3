import * as draftCalls from '../../../../contract/orders/draft/draft-order.calls.ts';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isSame } from '../../../../domain/kit/is-same.ts';
import { draftQuoteLogic } from '../../../../machines/admin/frame/draft-quote/draft-quote.actors.ts';
import type {
  DraftQuestion,
  DraftQuoteEvent,
  draftQuoteMachine,
} from '../../../../machines/admin/frame/draft-quote/draft-quote.machine.ts';
import { draftQuoteView } from '../../../../machines/admin/frame/draft-quote/draft-quote.view.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { barSum } from '../../../../ui/admin/record/record.css.ts';
import { rowStep } from '../../../../ui/admin/record/facts.css.ts';
import { type FactRow, RecordFactRows } from '../../../../ui/admin/record/RecordFacts.tsx';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { Button } from '../../../../ui/kit/action/Button.tsx';
import type { Source } from '../../../../ui/kit/react/source.ts';
import { visuallyHidden } from '../../../../ui/kit/theme/page.css.ts';
import { text } from '../../../../ui/kit/theme/text.css.ts';
import { useScreenActor, useView } from '../../../../ui/shell/app/actors.tsx';
import { useServices } from '../../../platform/services.tsx';
import { factRowsOf } from '../../kit/form/facts.tsx';
import { hidden } from '../../kit/form/fields.ts';
import { aside } from '../../kit/form/form-of.ts';
import { withFirstChoices, WithProducts } from '../../kit/form/product-choice.tsx';
import type { AroundProps } from '../../kit/list/descriptor.ts';
import { draftQuestion } from './draft-question.ts';
import { priceLines } from './draft-taken.ts';

const QuoteContext = createContext<ActorRefFrom<typeof draftQuoteMachine> | null>(null);

/** Around the form of a draft: its products, and what it comes to, for its card and for the bar with “Save”. */
export function WithPrice({ fields, source, children }: AroundProps) {
  const { http } = useServices();
  const actor = useScreenActor(
    draftQuoteLogic({
      watchForm: (tell) => watchForm(source, tell),
      fetchQuote: async ({ form }, signal) => {
        const body = {
          ...form,
          lines: await withFirstChoices(http, form.lines, signal),
          bundles: [...form.bundles],
        };
        return http.send(draftCalls.quoteDraft, { body, signal });
      },
    }),
    undefined,
  );
  return (
    <WithProducts fields={fields} source={source}>
      <QuoteContext value={actor}>{children}</QuoteContext>
    </WithProducts>
  );
}

function useQuote(): ActorRefFrom<typeof draftQuoteMachine> {
  const actor = use(QuoteContext);
  if (!actor) throw new Error('A draft’s price needs WithPrice above it');
  return actor;
}

const placeId = 'what-it-costs';
const isEdit = (draft: Draft) => textOf(draft['edited']) !== '';

/** What a draft order comes to as it stands in the form: the server's word for it (DRF-01). */
function DraftPrice({ draft }: { readonly draft: Draft }) {
  const actor = useQuote();
  const { quote, note, said, isOld, canRetry } = useView(actor, draftQuoteView, isSame);
  const rows = quote ? priceLines(quote, isEdit(draft)) : factRowsOf(draft, 'prices');
  return (
    <div id={placeId} tabIndex={-1} aria-busy={isOld}>
      <RecordFactRows rows={rows} empty={note || 'Add a product to see what it costs.'} />
      {rows.length > 0 && note !== '' && <p className={text({ as: 'small', tone: 'muted' })}>{note}</p>}
      {canRetry && (
        <div className={rowStep}>
          <Button tone="text" size="small" onClick={() => actor.send({ type: 'quote.retry' })}>
            Try again
          </Button>
        </div>
      )}
      <output className={visuallyHidden}>{said}</output>
    </div>
  );
}

export const priceCard = aside('What it costs', { id: hidden(), prices: hidden([]) }, (draft) => (
  <DraftPrice draft={draft} />
));

/** The total beside “Save” where its card is far below, and the way there (DRF-01). */
export function DraftTotal({ draft }: { readonly draft: Draft }) {
  const { quote, isOld, note } = useView(useQuote(), draftQuoteView, isSame);
  const rows = quote ? priceLines(quote, isEdit(draft)) : note === '' || isOld ? factRowsOf(draft, 'prices') : [];
  const total: FactRow | undefined = rows.find(({ id }) => id === 'total');
  return (
    <button type="button" className={barSum} aria-busy={isOld} onClick={showPrice}>
      Total <b>{total?.aside ?? '–'}</b>
    </button>
  );
}

function showPrice(): void {
  const place = document.getElementById(placeId);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

type FormEvent = Exclude<DraftQuoteEvent, { type: 'quote.retry' }>;

/** Tells of what changes the price, and of what was saved or read again since. */
function watchForm(source: Source<Draft>, tell: (event: FormEvent) => void): () => void {
  let before: { readonly question: DraftQuestion; readonly saved: unknown } | null = null;
  return source.follow((draft) => {
    const now = { question: draftQuestion(draft), saved: [draft['prices'], draft['story']] };
    const type =
      before === null || isSame(before, now)
        ? null
        : isSame(before.saved, now.saved)
          ? 'form.changed'
          : 'draft.saved';
    before = now;
    if (type !== null) tell({ type, question: now.question });
  });
}
