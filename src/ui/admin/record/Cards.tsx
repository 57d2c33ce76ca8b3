import { type ReactNode, useState } from 'react';
import type { FieldValue } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { RecordEditorView } from '../../../machines/admin/frame/record-editor/record-editor.view.ts';
import type { CardConfig } from './admin.types.ts';
import { RecordField } from './RecordField.tsx';
import type { RecordEditorActor } from './RecordPage.tsx';
import * as css from './record.css.ts';

interface CardsProps {
  readonly actor: RecordEditorActor;
  readonly view: RecordEditorView;
  readonly cards: readonly CardConfig[];
}

/** The cards of a record's form, in a column. */
export function Cards({ cards, actor, view: { draft, errors } }: CardsProps) {
  return cards.map(({ title, fields, draw, language }) => {
    const shown = fields.filter(({ isShown }) => isShown?.(draft) !== false);
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
              errors={errors}
              onValue={(value) => actor.send({ type: 'field.change', field: field.name, value })}
            />
          </div>
        ))}
      </div>
    );
    if (language !== undefined) {
      const isRefused = Object.keys(errors).some((path) => path.startsWith(`translations.${language}.`));
      const filled = shown.filter(({ name }) => isFilled(draft[name])).length;
      return (
        <FoldedCard
          key={title}
          title={title}
          language={language}
          note={filled === 0 ? 'Not translated yet' : `${filled} of ${shown.length} translated`}
          isNeeded={isRefused}
        >
          {drawn}
        </FoldedCard>
      );
    }
    return (
      <section key={title} className={css.card} aria-label={title}>
        <h2 className={css.cardTitle}>{title}</h2>
        {drawn}
        {draw?.(draft)}
      </section>
    );
  });
}

function isFilled(value: FieldValue | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;
}

interface FoldedCardProps {
  readonly title: string;
  readonly language: string;
  readonly note: string;
  /** Whether something in it has to be seen. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** A card in another language. Its fields are drawn once it is opened, so that a form isn't twice as long. */
function FoldedCard({ title, language, note, isNeeded, children }: FoldedCardProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isNeeded;
  return (
    <details
      className={css.card}
      aria-label={title}
      open={isOpen}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className={css.foldHead}>
        <h2 className={css.foldTitle} lang={language}>
          {title}
        </h2>
        <span className={css.foldNote}>{note}</span>
      </summary>
      {isOpen && children}
    </details>
  );
}
