import { type ReactNode, useState } from 'react';
import { AccordionItem } from '../../kit/display/Accordion.tsx';
import * as css from './PutAway.css.ts';

/** A collapsible section above a list, for all its rows; not rendered while closed. */
export function PutAway({ title, children }: { title: string; children: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <div className={css.place}>
      <AccordionItem question={title} onOpen={() => setWanted(true)}>
        {isWanted && children}
      </AccordionItem>
    </div>
  );
}
