import type { ReactNode } from 'react';
import type { PageOf } from '../../domain/page/page.ts';
import { sessionView } from '../../machines/session/session.view.ts';
import { useShopView } from '../app/actors.tsx';
import { ClientOnly } from '../app/ClientOnly.tsx';
import { EmptyBottle } from '../art/drawings.tsx';
import { LinkButton } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { NotAllowed } from '../not-allowed/NotAllowed.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { visuallyHidden } from '../theme/page.css.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { Profile } from './Profile.tsx';
import { isSection, sectionsOf } from './sections.ts';

interface DashboardPageProps {
  readonly page: PageOf<'dashboard'>;
  /** The sections that have actors of their own, by slug. */
  readonly sections: Readonly<Record<string, ReactNode>>;
}

/** The dashboard of whoever is signed in; drawn in the browser, for the server knows nobody. */
export function DashboardPage({ page: { section }, sections }: DashboardPageProps) {
  const profile = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).profile);
  return (
    <DashboardFrame role={profile?.role ?? null} section={section}>
      <ClientOnly fallback={<Loading />}>
        {profile ? <Section section={section} profile={profile} sections={sections} /> : <Loading />}
      </ClientOnly>
    </DashboardFrame>
  );
}

type ProfileOf = NonNullable<ReturnType<typeof sessionView>['profile']>;

interface SectionProps {
  readonly section: string;
  readonly profile: ProfileOf;
  readonly sections: DashboardPageProps['sections'];
}

function Section({ section, profile, sections }: SectionProps) {
  const found = sectionsOf(profile.role).find(({ slug }) => slug === section);
  if (!found) return isSection(section) ? <NotAllowed /> : <NotFoundPage />;
  if (section === 'profile') return <Profile profile={profile} />;
  const own = sections[section];
  if (own !== undefined) return own;
  return (
    <EmptyState
      level={1}
      art={<EmptyBottle />}
      title="Nothing here yet"
      action={<LinkButton href="/shop">Explore Products</LinkButton>}
    >
      {found.label} will stand here as soon as there is something to show.
    </EmptyState>
  );
}

function Loading() {
  return (
    <>
      <output className={visuallyHidden}>Loading your dashboard</output>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
    </>
  );
}
