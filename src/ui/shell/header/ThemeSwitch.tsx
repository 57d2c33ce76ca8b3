import { t } from '../../../domain/kit/text/text.ts';
import { useShopActor, useShopView } from '../app/actors.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import * as css from './ThemeSwitch.css.ts';

type Choice = 'light' | 'dark' | 'system';
const choices: readonly { value: Choice; label: string }[] = [
  { value: 'light', label: t`Light` },
  { value: 'dark', label: t`Dark` },
  { value: 'system', label: t`System` },
];

/** Switches between light, dark and the system's scheme. */
export function ThemeSwitch() {
  const theme = useShopActor('theme');
  const chosen = useShopView('theme', (snapshot): Choice => snapshot.context.scheme ?? 'system');
  return (
    <fieldset className={css.group}>
      <legend>
        <VisuallyHidden>{t`Colours`}</VisuallyHidden>
      </legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={css.choice} data-checked={value === chosen}>
          <input
            className={visuallyHidden}
            type="radio"
            name="scheme"
            value={value}
            checked={value === chosen}
            onChange={() =>
              theme.send(value === 'system' ? { type: 'scheme.follow' } : { type: 'scheme.choose', scheme: value })
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
