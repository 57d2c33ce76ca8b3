import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../kit/display/Breadcrumbs.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from '../pages/content.css.ts';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  /** The pages above this one, without home. */
  readonly above?: readonly Crumb[];
  /** What the trail calls this page; its title unless told. */
  readonly crumb?: string;
  readonly children?: ReactNode;
}

const none: readonly Crumb[] = [];

/** Where one is, what the page is called, and one sentence about it. */
export function PageHead({ title, lead, above = none, crumb = title, children }: PageHeadProps) {
  return (
    <header>
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, ...above, { label: crumb }]} />
      <h1 className={`${text({ as: 'h1' })} ${css.title}`}>{title}</h1>
      <p className={`${text({ as: 'lead', tone: 'secondary' })} ${css.lead}`}>{lead}</p>
      {children}
    </header>
  );
}
