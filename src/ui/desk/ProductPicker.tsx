import { Popover as Primitive } from 'radix-ui';
import { useId, type KeyboardEvent } from 'react';
import { describing, FieldFrame, type FieldTexts } from '../kit/Field.tsx';
import * as frame from '../kit/Field.css.ts';
import { CheckIcon, ChevronDownIcon, SearchIcon } from '../kit/icons.tsx';
import { item, menu, tick } from '../kit/Menu.css.ts';
import * as css from './ProductPicker.css.ts';

interface ProductPickerProps extends FieldTexts {
  readonly chosen: string;
  /** What the button says: the chosen one. */
  readonly shown: string;
  readonly text: string;
  readonly said: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onText: (text: string) => void;
  readonly onValue: (value: string) => void;
}

/** A button that opens a search over the shop's products; arrows go through what is found. */
export function ProductPicker(props: ProductPickerProps) {
  const { chosen, shown, text, said, options, onText, onValue, ...texts } = props;
  const id = useId();
  return (
    <Primitive.Root>
      <FieldFrame {...texts} id={id} after={<ChevronDownIcon size={18} />}>
        <Primitive.Trigger
          {...describing(id, texts)}
          className={`${frame.input} ${css.trigger}`}
          aria-label={`${texts.label}: ${shown}`}
        >
          {shown}
        </Primitive.Trigger>
      </FieldFrame>
      <Primitive.Portal>
        <Primitive.Content
          className={`${menu} ${css.panel}`}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          aria-label={texts.label}
          onKeyDown={goThrough}
        >
          <label className={css.search}>
            <SearchIcon size={18} />
            <input
              type="search"
              className={frame.input}
              aria-label="Find a product"
              maxLength={60}
              value={text}
              onChange={(event) => onText(event.currentTarget.value)}
            />
          </label>
          <ul className={css.found} aria-label="Products">
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
          <output className={css.said}>{said}</output>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Arrows move between the search and what is found. */
function goThrough(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const here = places.findIndex((place) => place === document.activeElement);
  const next = places[here + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
