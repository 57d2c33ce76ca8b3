import { Popover as Primitive } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import type { Pressed } from '../../kit/action/on-demand.tsx';
import * as css from './CalendarPopover.css.ts';

interface CalendarPopoverProps extends Pressed {
  readonly label: string;
  readonly align: 'start' | 'end';
  /** Closes the popover: clicking a day doesn't close it on its own. */
  readonly closer: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/** The popover with a calendar, below its button. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { label, align, trigger, isOpenFirst = false, closer, children } = props;
  return (
    <Primitive.Root defaultOpen={isOpenFirst}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          className={css.panel}
          align={align}
          sideOffset={6}
          collisionPadding={16}
          aria-label={label}
        >
          {children}
          <Primitive.Close ref={closer} hidden />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
