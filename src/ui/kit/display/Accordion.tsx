import type { ReactNode } from 'react';
import * as css from './Accordion.css.ts';
import { MinusIcon, PlusIcon } from '../icon/icons.tsx';

export interface AccordionItemProps {
  question: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Opening an item closes others with the same name. */
  name?: string;
  onOpen?: () => void;
}

/** A collapsible question. A native `details`, so it works before hydration. */
export function AccordionItem({ question, children, open = false, name, onOpen }: AccordionItemProps) {
  return (
    <details
      className={css.item}
      open={open}
      name={name}
      onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
    >
      <summary className={css.question}>
        {question}
        <span className={css.sign} data-when="closed">
          <PlusIcon />
        </span>
        <span className={css.sign} data-when="open">
          <MinusIcon />
        </span>
      </summary>
      <div className={css.answer}>{children}</div>
    </details>
  );
}
