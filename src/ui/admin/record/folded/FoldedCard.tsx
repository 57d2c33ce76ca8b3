import { type ReactNode, useState } from 'react';
import { formatCount, formatRupees } from '../../../../domain/kit/money/money.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { CardConfig, FieldConfig } from '../admin.types.ts';
import { textOf } from '../field-values.ts';
import * as css from '../record.css.ts';

interface FoldedCardProps {
  readonly title: string;
  /** The language of the title, if it isn't English. */
  readonly language?: string;
  /** What is inside, beside the title. */
  readonly note: string;
  /** What has to be done inside. */
  readonly warning?: string;
  /** Whether one of its fields was refused: then it opens by itself. */
  readonly isRefused: boolean;
  readonly children: ReactNode;
}

/** A card that is closed until somebody opens it. Its fields are drawn then, so that a form isn't twice as long. */
export function FoldedCard({ title, language, note, warning, isRefused, children }: FoldedCardProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isRefused;
  return (
    <details
      className={css.card}
      aria-label={title}
      open={isOpen}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className={css.foldHead}>
        <h2 className={css.foldTitle} {...(language === undefined ? {} : { lang: language })}>
          {title}
        </h2>
        <span className={css.foldNote}>{note}</span>
        {warning !== undefined && <strong className={css.foldWarning}>{warning}</strong>}
      </summary>
      {isOpen && children}
    </details>
  );
}

const mostNamed = 4;

/** What is inside a folded card, for its head: 'Benefits 4, Ingredients 5'; its own words if nothing is. */
export function foldNote({ fields, folded = '' }: CardConfig, draft: Draft): string {
  const inside = fields.flatMap((field) => insideOf(field, draft));
  const [only] = fields;
  if (inside.length === 0) return folded;
  if (fields.length === 1 && only !== undefined) return entries(draft[only.name]) ?? inside.join(', ');
  const more = inside.length - mostNamed;
  if (more <= 1) return inside.join(', ');
  return `${inside.slice(0, mostNamed).join(', ')} and ${more} more`;
}

function entries(value: Draft[string] | undefined): string | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.length === 1 ? '1 entry' : `${formatCount(value.length)} entries`;
}

/** A field that is filled, with its value where that is a number; a choice always is, and says nothing. */
function insideOf({ kind, label, name, isShown }: FieldConfig, draft: Draft): readonly string[] {
  const value = draft[name];
  if (kind === 'select' || isShown?.(draft) === false) return [];
  if (Array.isArray(value)) return value.length === 0 ? [] : [`${label} ${formatCount(value.length)}`];
  if (kind === 'switch') return value === true ? [label] : [];
  const words = textOf(value).trim();
  if (words === '') return [];
  if (kind === 'money') return [`${label} ${Number.isNaN(Number(words)) ? words : formatRupees(Number(words))}`];
  if (kind === 'percent') return [`${label} ${words}%`];
  return [kind === 'number' ? `${label} ${words}` : label];
}
