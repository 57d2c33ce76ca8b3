import { createContext, type ReactNode, use } from 'react';
import * as css from './BackLink.css.ts';
import { ArrowLeftIcon } from '../icon/icons.tsx';
import { Link } from './Link.tsx';

interface WayBack {
  /** The address of a list as it was left, with its tab, filters, search and page. */
  readonly hrefOf: (list: string) => string;
  /** Remembers how a list is left; the one before is forgotten. */
  readonly keep: (list: string, search: string) => void;
}

/** The list that a record was opened from. Where none is remembered, the way back leads to the whole list. */
export const WayBackContext = createContext<WayBack>({ hrefOf: (list) => list, keep: () => {} });

/** A link to the parent list, above a page's title. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { hrefOf } = use(WayBackContext);
  return (
    <Link className={css.back} href={hrefOf(href)}>
      <ArrowLeftIcon size={18} />
      {children}
    </Link>
  );
}
