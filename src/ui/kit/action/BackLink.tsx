import type { ReactNode } from 'react';
import * as css from './BackLink.css.ts';
import { ArrowLeftIcon } from '../icon/icons.tsx';
import { Link } from './Link.tsx';

/** The way up, above a page's title: to the list that the page belongs to. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link className={css.back} href={href}>
      <ArrowLeftIcon size={18} />
      {children}
    </Link>
  );
}
