import * as draftCalls from '../../../../contract/orders/draft/draft-order.calls.ts';
import { isSame } from '../../../../domain/kit/is-same.ts';
import { draftQuoteLogic } from '../../../../machines/admin/frame/draft-quote/draft-quote.actors.ts';
import type {
  DraftQuestion,
  DraftQuoteEvent,
} from '../../../../machines/admin/frame/draft-quote/draft-quote.machine.ts';
import { draftQuoteView } from '../../../../machines/admin/frame/draft-quote/draft-quote.view.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { rowStep } from '../../../../ui/admin/record/facts.css.ts';
import { RecordFactRows } from '../../../../ui/admin/record/RecordFacts.tsx';
import { Button } from '../../../../ui/kit/action/Button.tsx';
import type { Source } from '../../../../ui/kit/react/source.ts';
import { visuallyHidden } from '../../../../ui/kit/theme/page.css.ts';
import { text } from '../../../../ui/kit/theme/text.css.ts';
import { useScreenActor, useView } from '../../../../ui/shell/app/actors.tsx';
import { useServices } from '../../../platform/services.tsx';
import { factRowsOf } from '../../kit/form/facts.tsx';
import { hidden } from '../../kit/form/fields.ts';
import { aside } from '../../kit/form/form-of.ts';
import { withFirstChoices } from '../../kit/form/product-choice.tsx';
import { draftQuestion } from './draft-question.ts';
import { priceLines } from './draft-taken.ts';

interface DraftPriceProps {
  readonly draft: Draft;
  /** The draft as it is filled in. */
  readonly source: Source<Draft>;
}

/** What a draft order comes to as it stands in the form: the server's word for it (DRF-01). */
function DraftPrice({ draft, source }: DraftPriceProps) {
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
  const { quote, note, said, isOld, canRetry } = useView(actor, draftQuoteView, isSame);
  const rows = quote ? priceLines(quote) : factRowsOf(draft, 'prices');
  return (
    <div aria-busy={isOld}>
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

export const priceCard = aside('What it costs', { id: hidden(), prices: hidden([]) }, (draft, source) => (
  <DraftPrice draft={draft} source={source} />
));

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
