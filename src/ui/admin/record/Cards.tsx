import { type Source, sourceOf } from '../../kit/react/source.ts';
import type { Draft, FieldValue } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { RecordEditorView } from '../../../machines/admin/frame/record-editor/record-editor.view.ts';
import type { CardConfig } from './admin.types.ts';
import { FoldedCard, foldNote } from './folded/FoldedCard.tsx';
import { RecordField } from './RecordField.tsx';
import type { RecordEditorActor } from './RecordPage.tsx';
import * as css from './record.css.ts';
import { TranslatedCard } from './folded/TranslatedCard.tsx';

interface CardsProps {
  readonly actor: RecordEditorActor;
  readonly view: RecordEditorView;
  readonly cards: readonly CardConfig[];
}

/** The cards of a record's form, in a column. */
export function Cards({ cards, actor, view }: CardsProps) {
  const { draft, errors } = view;
  const source = draftOf(actor);
  const change = (field: string, value: FieldValue) => actor.send({ type: 'field.change', field, value });
  return cards.map((card) => {
    const { title, fields, draw, language, folded, isShown: isCardShown } = card;
    const shown = fields.filter(({ isShown }) => isShown?.(draft) !== false);
    if (isCardShown?.(draft) === false) return null;
    // A card whose fields are all for later has nothing to say yet.
    if (fields.length > 0 && shown.length === 0 && !draw) return null;
    const drawn = shown.length > 0 && (
      <div className={css.fields} {...(language === undefined ? {} : { 'data-language': language })}>
        {shown.map((field) => (
          <div key={field.name} className={field.half === true ? css.half : css.whole}>
            <RecordField
              field={field}
              path={field.name}
              draft={draft}
              source={source}
              errors={errors}
              onValue={(value) => change(field.name, value)}
              onFill={(filled) => {
                for (const [name, value] of Object.entries(filled(source.read()))) change(name, value);
              }}
            />
          </div>
        ))}
      </div>
    );
    if (language !== undefined) {
      return (
        <TranslatedCard key={title} title={title} language={language} shown={shown} actor={actor} view={view}>
          {drawn}
        </TranslatedCard>
      );
    }
    if (folded !== undefined) {
      return (
        <FoldedCard key={title} title={title} note={foldNote(card, draft)} isRefused={isRefusedIn(fields, errors)}>
          {drawn}
          {draw?.(draft, source)}
        </FoldedCard>
      );
    }
    return (
      <section key={title} className={css.card} aria-label={title}>
        <h2 className={css.cardTitle}>{title}</h2>
        {drawn}
        {draw?.(draft, source)}
      </section>
    );
  });
}

/** Whether one of these fields was refused, or something within it. */
function isRefusedIn(fields: CardConfig['fields'], errors: RecordEditorView['errors']): boolean {
  return Object.keys(errors).some((path) =>
    fields.some(({ name }) => path === name || path.startsWith(`${name}.`)),
  );
}

/** The draft as it is written. */
export function draftOf(actor: RecordEditorActor): Source<Draft> {
  return sourceOf(actor, ({ context }) => context.draft);
}
