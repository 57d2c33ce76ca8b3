import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { SearchOptionView, SearchView } from '../../../machines/catalogue/search/search.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { artworkOf } from '../../kit/art/artwork.ts';
import { fieldGround } from '../../kit/art/field.css.ts';
import { SearchIcon } from '../../kit/icon/icons.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import * as css from './Search.css.ts';
import type { SearchRef } from './SearchButton.tsx';

interface SearchFieldProps {
  readonly actor: SearchRef;
  readonly view: SearchView;
  /** The close button. */
  readonly children: ReactNode;
}

/** A combobox (ARIA 1.2): the field keeps the focus, the arrows move through the list, Enter chooses. */
export function SearchField({ actor, view, children }: SearchFieldProps) {
  const id = useId();
  const hasOptions = view.groups.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const moves = { ArrowDown: 'option.next', ArrowUp: 'option.previous' } as const;
    const move = event.key === 'ArrowDown' || event.key === 'ArrowUp' ? moves[event.key] : null;
    if (move === null || event.nativeEvent.isComposing) return;
    event.preventDefault();
    actor.send({ type: move });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'search.submit' });
  };
  return (
    <search>
      <form className={css.form} action="/shop" method="get" onSubmit={submit}>
        <SearchIcon />
        <input
          className={css.input}
          type="search"
          name="q"
          role="combobox"
          aria-label="Search the shop"
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={`${id}-list`}
          {...(view.at >= 0 ? { 'aria-activedescendant': `${id}-${view.at}` } : {})}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          placeholder="Sleep, haldi, saffron"
          value={view.text}
          onChange={({ currentTarget }) => actor.send({ type: 'text.type', text: currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        {children}
      </form>
      <output className={view.isNothing || view.isFailed ? css.status : visuallyHidden}>{view.status}</output>
      {view.isFailed && (
        <Button
          tone="outline"
          size="small"
          className={css.retry}
          onClick={() => actor.send({ type: 'search.retry' })}
        >
          Try again
        </Button>
      )}
      <div id={`${id}-list`} role="listbox" aria-label="Suggestions" className={css.list}>
        {view.groups.map(({ title, options }, index) => (
          <div key={title} role="group" aria-labelledby={`${id}-title-${index}`}>
            <p id={`${id}-title-${index}`} className={css.title}>
              {title}
            </p>
            {options.map((option) => (
              <Option
                key={`${option.href} ${option.label}`}
                id={`${id}-${option.index}`}
                option={option}
                actor={actor}
              />
            ))}
          </div>
        ))}
      </div>
      {view.hasRecent && (
        <Button
          tone="text"
          size="small"
          className={css.retry}
          onClick={() => actor.send({ type: 'recent.forget' })}
        >
          Forget these searches
        </Button>
      )}
    </search>
  );
}

function Option({ id, option, actor }: { id: string; option: SearchOptionView; actor: SearchRef }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (option.isActive) place.current?.scrollIntoView({ block: 'nearest' });
  }, [option.isActive]);
  return (
    <div
      ref={place}
      id={id}
      role="option"
      aria-selected={option.isActive}
      tabIndex={-1}
      className={css.option}
      onClick={() => actor.send({ type: 'option.choose', index: option.index })}
      onKeyDown={() => {}}
    >
      {option.sku !== null && <Thumb sku={option.sku} />}
      <span className={css.label}>{option.label}</span>
      {option.detail !== null && <span className={css.detail}>{option.detail}</span>}
    </div>
  );
}

function Thumb({ sku }: { sku: string }) {
  const { field } = artworkOf(sku);
  return <span className={`${css.thumb} ${fieldGround[field]}`} aria-hidden="true" />;
}
