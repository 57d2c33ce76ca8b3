import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/page.css.ts';

/** Text that only screen readers get. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
