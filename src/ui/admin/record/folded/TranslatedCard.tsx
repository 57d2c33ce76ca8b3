import type { ReactNode } from 'react';
import { englishLanguageNames, languageNames } from '../../../../domain/kit/text/language-names.ts';
import type { OtherLanguage } from '../../../../domain/kit/text/translated.ts';
import { formatDay } from '../../../../domain/kit/money/dates.ts';
import type { Draft, FieldValue } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { RecordEditorView } from '../../../../machines/admin/frame/record-editor/record-editor.view.ts';
import { Button } from '../../../kit/action/Button.tsx';
import { Notice } from '../../../kit/status/Notice.tsx';
import type { FieldConfig } from '../admin.types.ts';
import { partsOf, textOf, textsOf } from '../field-values.ts';
import { FoldedCard } from './FoldedCard.tsx';
import * as own from '../translated.css.ts';
import type { RecordEditorActor } from '../RecordPage.tsx';

interface TranslatedCardProps {
  readonly title: string;
  readonly language: OtherLanguage;
  readonly shown: readonly FieldConfig[];
  readonly actor: RecordEditorActor;
  readonly view: RecordEditorView;
  readonly children: ReactNode;
}

/** A folded card in another language. */
export function TranslatedCard({ title, language, shown, actor, view, children }: TranslatedCardProps) {
  const { draft, errors } = view;
  const { outdated, checked } = outdatedIn(draft, language, shown);
  return (
    <FoldedCard
      title={title}
      language={language}
      note={noteOf(draft, shown)}
      isRefused={Object.keys(errors).some((path) => path.startsWith(`translations.${language}.`))}
      {...(outdated.length === 0 ? {} : { warning: outdatedNote(outdated, language) })}
    >
      {outdated.length > 0 && (
        <div className={own.notice}>
          <Notice
            tone="warning"
            title={`The English changed in ${outdated.map(({ label }) => label).join(', ')}`}
            action={
              <Button
                tone="outline"
                onClick={() =>
                  actor.send({
                    type: 'field.change',
                    field: `translations.${language}.checked`,
                    value: outdated.map(({ member }) => member),
                  })
                }
              >
                Mark as checked
              </Button>
            }
          >
            Change the {englishLanguageNames[language]}, or mark it as checked if it’s still right.
          </Notice>
        </div>
      )}
      {checked.length > 0 && (
        <div className={own.notice}>
          <Notice tone="info">Checked. Save to keep it.</Notice>
        </div>
      )}
      {children}
    </FoldedCard>
  );
}

function noteOf(draft: Draft, shown: readonly FieldConfig[]): string {
  const filled = shown.filter(({ name }) => isFilled(draft[name])).length;
  return filled === 0 ? 'Not translated yet' : `${filled} of ${shown.length} translated`;
}

interface Outdated {
  readonly member: string;
  readonly label: string;
  readonly at: string;
}

/** The fields whose English changed after them: those that nobody has compared yet, and those that are now. */
function outdatedIn(draft: Draft, language: OtherLanguage, shown: readonly FieldConfig[]) {
  const before = `translations.${language}.`;
  const checked = textsOf(draft[`${before}checked`]);
  const all = partsOf(draft[`${before}outdated`]).flatMap(({ member, at }): Outdated[] => {
    const field = shown.find(({ name }) => name === `${before}${String(member)}`);
    return field
      ? [
          {
            member: String(member),
            label: field.label.replace(` (${languageNames[language]})`, ''),
            at: String(at),
          },
        ]
      : [];
  });
  return { outdated: all.filter(({ member }) => !checked.includes(member)), checked };
}

function outdatedNote(outdated: readonly Outdated[], language: OtherLanguage): string {
  const [latest = ''] = outdated
    .map(({ at }) => at)
    .toSorted()
    .toReversed();
  return `English changed on ${formatDay(new Date(latest))}. Check the ${englishLanguageNames[language]}.`;
}

function isFilled(value: FieldValue | undefined): boolean {
  return Array.isArray(value) ? value.length > 0 : textOf(value).trim() !== '';
}
