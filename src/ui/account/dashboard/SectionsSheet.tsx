import { t } from '../../../domain/kit/text/text.ts';
import { cloneElement, useState } from 'react';
import type { Pressed } from '../../kit/action/on-demand.tsx';
import { Sheet } from '../../kit/overlay/Sheet.tsx';
import { type Counts, type MenuRow, SectionRows } from './SectionRows.tsx';

export interface SectionsProps extends Pressed {
  readonly menu: readonly MenuRow[];
  readonly counts: Counts;
}

/** All sections of the dashboard over the page, on small screens. */
export function SectionsSheet({ trigger, isOpenFirst = false, menu, counts }: SectionsProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const close = () => setOpen(false);
  return (
    <>
      {cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => setOpen(true) })}
      <Sheet open={isOpen} onClose={close} title={t`Sections`} closeLabel={t`Close sections`}>
        <nav aria-label={t`All sections`}>
          <SectionRows menu={menu} counts={counts} onPress={close} />
        </nav>
      </Sheet>
    </>
  );
}
