import { t } from '../../../domain/kit/text/text.ts';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../action/Button.tsx';
import { SearchIcon } from '../icon/icons.tsx';
import { visuallyHidden } from '../theme/page.css.ts';
import * as css from './Combobox.css.ts';

interface ComboboxOption {
  readonly index: number;
  readonly label: string;
  /** At the end of its row; '' or null for nothing. */
  readonly detail: string | null;
  readonly isActive: boolean;
}

interface ComboboxProps<Option extends ComboboxOption> {
  readonly view: {
    readonly text: string;
    /** The option that Enter chooses; -1 for none. */
    readonly at: number;
    readonly groups: readonly { readonly title: string; readonly options: readonly Option[] }[];
    /** Read aloud. */
    readonly status: string;
    readonly isFailed: boolean;
  };
  readonly isStatusShown: boolean;
  readonly label: string;
  readonly placeholder: string;
  readonly listLabel: string;
  readonly classes: { readonly form: string; readonly list: string };
  /** Where the form leads without a script, with the field's name. */
  readonly target?: { readonly action: string; readonly name: string };
  readonly onText: (text: string) => void;
  readonly onMove: (move: 'option.next' | 'option.previous') => void;
  readonly onChoose: (index: number) => void;
  readonly onSubmit: () => void;
  readonly onRetry: () => void;
  /** Before an option's label. */
  readonly renderStart?: (option: Option) => ReactNode;
  /** At the end of the field. */
  readonly atEnd?: ReactNode;
  /** Below the options. */
  readonly children?: ReactNode;
}

/** A search with suggestions (combobox, ARIA 1.2): the field keeps the focus, the arrows move through the list, Enter chooses. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { view, isStatusShown, label, placeholder, listLabel, classes, target, atEnd, children } = props;
  const { onText, onMove, onSubmit, onRetry, onChoose, renderStart } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const moves = { ArrowDown: 'option.next', ArrowUp: 'option.previous' } as const;
    const move = event.key === 'ArrowDown' || event.key === 'ArrowUp' ? moves[event.key] : null;
    if (move === null || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onMove(move);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <search>
      <form
        className={`${css.form} ${classes.form}`}
        {...(target ? { action: target.action, method: 'get' } : {})}
        onSubmit={submit}
      >
        <SearchIcon />
        <input
          className={css.input}
          type="search"
          {...(target ? { name: target.name } : {})}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={view.groups.length > 0}
          aria-controls={`${id}-list`}
          {...(view.at >= 0 ? { 'aria-activedescendant': `${id}-${view.at}` } : {})}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          placeholder={placeholder}
          value={view.text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {atEnd}
      </form>
      <output className={isStatusShown ? css.status : visuallyHidden}>{view.status}</output>
      {view.isFailed && (
        <Button tone="outline" size="small" className={css.retry} onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={listLabel} className={`${css.list} ${classes.list}`}>
        {view.groups.map(({ title, options }, place) => (
          <div key={title} role="group" aria-labelledby={`${id}-title-${place}`}>
            <p id={`${id}-title-${place}`} className={css.title}>
              {title}
            </p>
            {options.map((option) => (
              <Row key={option.index} id={`${id}-${option.index}`} option={option} onChoose={onChoose}>
                {renderStart?.(option)}
              </Row>
            ))}
          </div>
        ))}
      </div>
      {children}
    </search>
  );
}

interface RowProps {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly onChoose: (index: number) => void;
  readonly children: ReactNode;
}

function Row({ id, option: { index, label, detail, isActive }, onChoose, children }: RowProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={place}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={css.option}
      onClick={() => onChoose(index)}
      onKeyDown={() => {}}
    >
      {children}
      <span className={css.label}>{label}</span>
      {detail !== null && detail !== '' && <span className={css.detail}>{detail}</span>}
    </div>
  );
}
