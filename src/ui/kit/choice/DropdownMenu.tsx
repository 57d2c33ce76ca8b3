import { DropdownMenu as Primitive } from 'radix-ui';
import { CheckIcon } from '../icon/icons.tsx';
import type { MenuItem, MenuProps } from './Menu.tsx';
import * as css from './Menu.css.ts';
import type { Pressed } from '../action/on-demand.tsx';
import { Link } from '../action/Link.tsx';

/** The menu's implementation, in its own chunk because it needs Radix. */
export function DropdownMenu({ trigger, label, items, align = 'start', isOpenFirst = false }: MenuProps & Pressed) {
  return (
    <Primitive.Root modal={false} defaultOpen={isOpenFirst}>
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
          <Link className={css.item} href={item.href}>
            {item.icon}
            {item.label}
          </Link>
        </Primitive.Item>
      );
    case 'act':
      return (
        <Primitive.Item
          className={css.item}
          onSelect={item.onAct}
          disabled={typeof item.refusal === 'string'}
          {...(item.danger === true ? { 'data-danger': '' } : {})}
        >
          {item.icon}
          {typeof item.refusal === 'string' ? (
            <span className={css.refused}>
              {item.label}
              <span className={css.reason}>{item.refusal}</span>
            </span>
          ) : (
            item.label
          )}
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
