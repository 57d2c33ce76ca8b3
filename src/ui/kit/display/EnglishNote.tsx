import { t } from '../../../domain/kit/text/text.ts';
import { langOf, type Translated } from '../../../domain/kit/text/translated.ts';
import { text } from '../theme/text.css.ts';

interface EnglishNoteProps {
  readonly record: Translated;
  readonly member: string;
}

/** Says that a long text isn't translated yet; nothing on pages in English (LNG-01). */
export function EnglishNote({ record, member }: EnglishNoteProps) {
  return langOf(record, member) === undefined ? null : (
    <p className={text({ tone: 'secondary' })}>{t`Only in English so far`}</p>
  );
}
