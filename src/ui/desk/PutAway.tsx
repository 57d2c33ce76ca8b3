import type { ReactNode } from 'react';
import { AccordionItem } from '../kit/Accordion.tsx';
import * as css from './PutAway.css.ts';

/** Above a list, what belongs to all its rows; closed until it is wanted. */
export function PutAway({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.place}>
      <AccordionItem question={title}>{children}</AccordionItem>
    </div>
  );
}
