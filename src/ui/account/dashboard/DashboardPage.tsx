import { t } from '../../../domain/kit/text/text.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SessionProfile } from '../../../machines/account/session/session.machine.ts';
import type { workCountsMachine } from '../../../machines/admin/frame/work-counts/work-counts.machine.ts';
import { workCountsView } from '../../../machines/admin/frame/work-counts/work-counts.view.ts';
import { sessionView } from '../../../machines/account/session/session.view.ts';
import { useShopActor, useView } from '../../shell/app/actors.tsx';
import { ClientOnly } from '../../kit/react/ClientOnly.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import type { MenuRow } from './SectionRows.tsx';
import { SectionFailed } from './SectionFailed.tsx';
import { SectionLoading } from './SectionLoading.tsx';

interface DashboardPageProps {
  readonly section: string;
  readonly menuOf: (reader: SessionProfile) => readonly MenuRow[];
  /** Renders the section for whoever is signed in; null while the profile is read. */
  readonly placeFor: (reader: SessionProfile | null) => ReactNode;
  readonly counts: ActorRefFrom<typeof workCountsMachine>;
}

/** The dashboard. Renders only in the browser, because the server doesn't know the user. */
export function DashboardPage({ section, menuOf, placeFor, counts }: DashboardPageProps) {
  const session = useShopActor('session');
  const { profile, isFailing } = useView(session, (snapshot) => sessionView(snapshot, new Date()), isSame);
  const counted = useView(counts, workCountsView, isSame);
  return (
    <DashboardFrame menu={isFailing ? [] : profile && menuOf(profile)} counts={counted} section={section}>
      <ClientOnly fallback={<SectionLoading />}>{place()}</ClientOnly>
    </DashboardFrame>
  );

  function place(): ReactNode {
    if (isFailing) {
      return (
        <SectionFailed
          title={t`Couldn’t load your profile`}
          onRetry={() => session.send({ type: 'session.retry' })}
        >
          {t`You’re still signed in, and nothing is lost.`}
        </SectionFailed>
      );
    }
    return placeFor(profile);
  }
}
