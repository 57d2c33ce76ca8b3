import type { PageOf } from '../../domain/page/page.ts';
import { dashboardSectionLogic } from '../../machines/dashboard-section/dashboard-section.actors.ts';
import type { SessionProfile } from '../../machines/session/session.machine.ts';
import { useScreenActor } from '../../ui/app/actors.tsx';
import { DashboardPage } from '../../ui/dashboard/DashboardPage.tsx';
import { SectionPlace } from '../../ui/dashboard/SectionPlace.tsx';
import { useServices } from '../services.tsx';
import type { LazySection } from '../dashboard/lazy-section.tsx';
import { menuOf, sectionFor } from '../dashboard/sections.ts';

/** The dashboard: its frame comes with the page, each section when it is opened. */
export function DashboardScreen({ page }: { page: PageOf<'dashboard'> }) {
  const { section, rest } = page;
  const sectionOf = (profile: SessionProfile) => {
    const code = sectionFor(profile.role, section)?.code;
    return code && <SectionLoader key={`${section}/${rest}`} code={code} profile={profile} rest={rest} />;
  };
  return <DashboardPage page={page} menuOf={menuOf} sectionOf={sectionOf} />;
}

interface SectionLoaderProps {
  readonly code: LazySection;
  readonly profile: SessionProfile;
  readonly rest: string;
}

function SectionLoader({ code, profile, rest }: SectionLoaderProps) {
  const { view } = useServices();
  const ports = { loadCode: code.load, reloadPage: () => view.location.reload() };
  const actor = useScreenActor(dashboardSectionLogic(ports), { isLoaded: code.isLoaded() });
  return <SectionPlace actor={actor} draw={() => code.render({ profile, rest })} />;
}
