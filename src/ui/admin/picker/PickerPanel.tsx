import { Popover as Primitive } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import * as frame from '../../kit/field/Field.css.ts';
import { CheckIcon, SearchIcon } from '../../kit/icon/icons.tsx';
import { item, menu, tick } from '../../kit/choice/Menu.css.ts';
import type { Pressed } from '../../kit/action/on-demand.tsx';
import type { Finding } from './ProductPicker.tsx';
import * as css from './ProductPicker.css.ts';

const products = { seek: 'Find a product', found: 'Products' } as const;

/** The search in the popover below the button. */
export function PickerPanel(props: Finding & Pressed) {
  const {
    trigger,
    isOpenFirst = false,
    words = products,
    label,
    chosen,
    text,
    message,
    options,
    onText,
    onValue,
  } = props;
  return (
    <Primitive.Root defaultOpen={isOpenFirst}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          className={`${menu} ${css.panel}`}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          aria-label={label}
          onKeyDown={goThrough}
        >
          <label className={css.search}>
            <SearchIcon size={18} />
            <input
              type="search"
              className={frame.input}
              aria-label={words.seek}
              maxLength={60}
              value={text}
              onChange={(event) => onText(event.currentTarget.value)}
            />
          </label>
          <ul className={css.found} aria-label={words.found}>
            {options.map((option) => (
              <li key={option.value}>
                <Primitive.Close asChild>
                  <button
                    type="button"
                    className={`${item} ${css.option}`}
                    {...(option.value === chosen ? { 'aria-current': true } : {})}
                    onClick={() => onValue(option.value)}
                  >
                    <span className={tick}>{option.value === chosen && <CheckIcon size={18} />}</span>
                    {option.label}
                  </button>
                </Primitive.Close>
              </li>
            ))}
          </ul>
          <output className={css.message}>{message}</output>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Arrow keys move between the search field and the results. */
function goThrough(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const here = places.findIndex((place) => place === document.activeElement);
  const next = places[here + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
