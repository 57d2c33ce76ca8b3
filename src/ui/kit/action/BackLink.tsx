import type { ReactNode } from 'react';
import * as css from './BackLink.css.ts';
import { ArrowLeftIcon } from '../icon/icons.tsx';
import { Link } from './Link.tsx';

/** A link to the parent list, above a page's title. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link className={css.back} href={href}>
      <ArrowLeftIcon size={18} />
      {children}
    </Link>
  );
}
