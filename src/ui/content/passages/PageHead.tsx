import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../kit/display/Breadcrumbs.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from '../pages/content.css.ts';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  /** 'en' where they aren’t in the page’s language. */
  readonly langs?: { readonly title: 'en' | undefined; readonly lead: 'en' | undefined };
  /** The parent pages, without home. */
  readonly above?: readonly Crumb[];
  /** The page's name in the breadcrumbs; defaults to its title. */
  readonly crumb?: string;
  /** 'h2' where the page around it has a title already. */
  readonly titleAs?: 'h1' | 'h2';
  readonly children?: ReactNode;
}

const none: readonly Crumb[] = [];

/** Breadcrumbs, title and lead. */
export function PageHead({
  title,
  lead,
  langs,
  above = none,
  crumb = title,
  titleAs: Title = 'h1',
  children,
}: PageHeadProps) {
  return (
    <header>
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, href: '/' },
          ...above,
          { label: crumb, lang: crumb === title ? langs?.title : undefined },
        ]}
      />
      <Title className={`${text({ as: 'h1' })} ${css.title}`} lang={langs?.title}>
        {title}
      </Title>
      <p className={`${text({ as: 'lead', tone: 'secondary' })} ${css.lead}`} lang={langs?.lead}>
        {lead}
      </p>
      {children}
    </header>
  );
}
