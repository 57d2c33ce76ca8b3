import { isSame } from '../../../domain/kit/is-same.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import { audienceOf } from '../../../domain/shell/page/section.ts';
import type { Role } from '../../../domain/kit/role.ts';
import type { SessionProfile } from '../../../machines/account/session/session.machine.ts';
import type { workCountsMachine } from '../../../machines/admin/frame/work-counts/work-counts.machine.ts';
import { workCountsView } from '../../../machines/admin/frame/work-counts/work-counts.view.ts';
import { sessionView } from '../../../machines/account/session/session.view.ts';
import { useShopView, useView } from '../../shell/app/actors.tsx';
import { ClientOnly } from '../../kit/react/ClientOnly.tsx';
import { NotAllowed } from '../../shell/NotAllowed.tsx';
import { NotFoundPage } from '../../shell/not-found/NotFoundPage.tsx';
import { DashboardFrame, type MenuRow } from './DashboardFrame.tsx';
import { SectionLoading } from './SectionLoading.tsx';

interface DashboardPageProps {
  readonly page: PageOf<'dashboard'>;
  readonly menuOf: (role: Role) => readonly MenuRow[];
  /** Renders the section; nothing when the shop has no such section. */
  readonly sectionOf: (profile: SessionProfile) => ReactNode;
  readonly counts: ActorRefFrom<typeof workCountsMachine>;
}

/** The dashboard. Renders only in the browser, because the server doesn't know the user. */
export function DashboardPage({ page: { section, rest }, menuOf, sectionOf, counts }: DashboardPageProps) {
  const profile = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).profile);
  const counted = useView(counts, workCountsView, isSame);
  return (
    <DashboardFrame menu={profile && menuOf(profile.role)} counts={counted} section={section}>
      <ClientOnly fallback={<SectionLoading />}>{profile ? drawn(profile) : <SectionLoading />}</ClientOnly>
    </DashboardFrame>
  );

  function drawn(reader: SessionProfile): ReactNode {
    const audience = audienceOf(section, rest);
    if (audience === null) return <NotFoundPage />;
    if (!audience.includes(reader.role)) return <NotAllowed audience={audience} />;
    return sectionOf(reader) ?? <NotFoundPage />;
  }
}
