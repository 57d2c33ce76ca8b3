import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { CheckIcon } from './icons.tsx';
import * as css from './Menu.css.ts';

export type MenuItem =
  | {
      readonly kind: 'act';
      readonly label: string;
      readonly icon?: ReactNode;
      readonly danger?: boolean;
      readonly onAct: () => void;
    }
  | { readonly kind: 'link'; readonly label: string; readonly icon?: ReactNode; readonly href: string }
  /** One of several, or a switch: says whether it is on. */
  | {
      readonly kind: 'choice' | 'switch';
      readonly label: string;
      readonly isOn: boolean;
      readonly onAct: () => void;
    }
  | { readonly kind: 'line' };

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/** A list that opens below its button, with the keys of a menu. Switches keep it open. */
export function Menu({ trigger, label, items, align = 'start' }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          className={css.menu}
          align={align}
          sideOffset={6}
          collisionPadding={16}
          aria-label={label}
        >
          {items.map((item, place) => (
            <Item key={item.kind === 'line' ? `line ${place}` : item.label} item={item} />
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  switch (item.kind) {
    case 'line':
      return <Primitive.Separator className={css.line} />;
    case 'link':
      return (
        <Primitive.Item asChild>
          <a className={css.item} href={item.href}>
            {item.icon}
            {item.label}
          </a>
        </Primitive.Item>
      );
    case 'act':
      return (
        <Primitive.Item
          className={css.item}
          onSelect={item.onAct}
          {...(item.danger === true ? { 'data-danger': '' } : {})}
        >
          {item.icon}
          {item.label}
        </Primitive.Item>
      );
    default:
      return (
        <Primitive.CheckboxItem
          className={css.item}
          checked={item.isOn}
          onSelect={(event) => {
            if (item.kind === 'switch') event.preventDefault();
            item.onAct();
          }}
        >
          <span className={css.tick}>{item.isOn && <CheckIcon size={18} />}</span>
          {item.label}
        </Primitive.CheckboxItem>
      );
  }
}
