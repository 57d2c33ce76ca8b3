import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { partsOf, textOf, textsOf } from '../../../../ui/admin/record/field-values.ts';
import * as css from '../../../../ui/admin/record/record.css.ts';
import { TextField } from '../../../../ui/kit/field/TextField.tsx';

/** A number with a unit, such as '2 × 15 ml', needs no name: every language writes it for itself. */
function needsName(word: string): boolean {
  return /\p{L}/u.test(word.replaceAll(/(?<=\d\s?)(?:ml|g)\b/gu, ''));
}

/** The flavours and sizes in a product's draft that have a name in another language. */
function namedChoices(draft: Draft): readonly string[] {
  const rows = partsOf(draft['options']);
  const words = [
    ...textsOf(draft['flavours']),
    ...rows.map(({ flavour }) => textOf(flavour)),
    ...textsOf(draft['variants']),
    ...rows.map(({ variant }) => textOf(variant)),
  ].map((word) => word.trim());
  return [...new Set(words)].filter(needsName);
}

/** A name for each flavour and size, beside the English word. */
export function ChoiceNames({ label, hint, value, draft, onValue }: FieldDrawProps & { readonly hint: string }) {
  const named = partsOf(value);
  const words = namedChoices(draft);
  const change = (choice: string, name: string) => {
    const others = named.filter((each) => each['choice'] !== choice);
    onValue([...others, { choice, name }]);
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <p className={css.foldNote}>{words.length === 0 ? 'Add flavours or sizes under Options first.' : hint}</p>
      <div className={css.fields}>
        {words.map((word) => (
          <TextField
            key={word}
            label={word}
            optional
            maxLength={60}
            autoComplete="off"
            value={textOf(named.find(({ choice }) => choice === word)?.['name'])}
            onValue={(name) => change(word, name)}
          />
        ))}
      </div>
    </fieldset>
  );
}
