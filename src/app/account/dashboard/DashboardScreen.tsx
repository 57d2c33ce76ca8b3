import { useMemo } from 'react';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import { dashboardSectionLogic } from '../../../machines/account/dashboard-section/dashboard-section.actors.ts';
import type { SessionProfile } from '../../../machines/account/session/session.machine.ts';
import { deskCountsLogic } from '../../../machines/admin/frame/desk-counts/desk-counts.actors.ts';
import { sessionView } from '../../../machines/account/session/session.view.ts';
import { orderCalls } from '../../../services/admin/desk/order-calls.ts';
import { createProofDesk, provingHttp } from '../../../services/account/second-factor/proof-desk.ts';
import { tellingWrites, type TellingHttp } from '../../../services/admin/desk/own-writes.ts';
import { useScreenActor, useShopActor, useShopView } from '../../../ui/shell/app/actors.tsx';
import { DashboardPage } from '../../../ui/account/dashboard/DashboardPage.tsx';
import { SectionPlace } from '../../../ui/account/dashboard/SectionPlace.tsx';
import { lazyOverlay } from '../../shell/lazy-overlay.tsx';
import { ServicesContext, useBrowserServices, useServices } from '../../platform/services.tsx';
import type { LazySection } from './lazy-section.tsx';
import { menuOf, sectionFor } from './sections.ts';

/** Asks staff for their second factor; what shoppers load has nothing of it. */
const secondFactor = lazyOverlay(() =>
  import('../SecondFactorPlace.tsx').then((module) => module.SecondFactorPlace),
);

/** The dashboard: its frame comes with the page, each section when it is opened. */
export function DashboardScreen({ page }: { page: PageOf<'dashboard'> }) {
  const { section, rest } = page;
  const sectionOf = (profile: SessionProfile) => {
    const code = sectionFor(profile.role, section)?.code;
    return code && <SectionLoader key={`${section}/${rest}`} code={code} profile={profile} rest={rest} />;
  };
  const services = useBrowserServices();
  const desk = useMemo(
    () => services && createProofDesk(services.view, async () => secondFactor.preload()),
    [services],
  );
  const http = useMemo(
    () => services && desk && tellingWrites(provingHttp(services.http, desk), services.forgetReads),
    [services, desk],
  );
  const told = useMemo(() => services && http && { ...services, http }, [services, http]);
  const counts = useDeskCounts(http);
  const isStaff = useShopView('session', (snapshot) => {
    const profile = sessionView(snapshot, new Date()).profile;
    return profile !== null && profile.role !== 'customer';
  });
  return (
    <ServicesContext value={told}>
      <DashboardPage page={page} menuOf={menuOf} sectionOf={sectionOf} counts={counts} />
      {desk && secondFactor.render(isStaff, { desk })}
    </ServicesContext>
  );
}

/** What waits for an admin, counted now and then as they go about the dashboard, and after what they write. */
function useDeskCounts(http: TellingHttp | null) {
  const navigation = useShopActor('navigation');
  const session = useShopActor('session');
  return useScreenActor(
    deskCountsLogic({
      loadCounts: async (signal) =>
        http ? http.send(orderCalls.countWork, { signal }) : Promise.reject(new Error('No count here')),
      watchWrites: (listener) => http?.watchWrites(listener) ?? (() => undefined),
      watchPlaces: (listener) => {
        let before = '';
        const tell = () => {
          const role = sessionView(session.getSnapshot(), new Date()).profile?.role;
          const { path } = navigation.getSnapshot().context.location;
          const place = `${role ?? ''} ${path}`;
          if (place === before) return;
          before = place;
          listener(role === 'admin' && path.startsWith('/dashboard'));
        };
        tell();
        const watched = [navigation.subscribe(tell), session.subscribe(tell)];
        return () => {
          for (const subscription of watched) subscription.unsubscribe();
        };
      },
    }),
    undefined,
  );
}

interface SectionLoaderProps {
  readonly code: LazySection;
  readonly profile: SessionProfile;
  readonly rest: string;
}

function SectionLoader({ code, profile, rest }: SectionLoaderProps) {
  const { view } = useServices();
  const ports = { loadCode: async () => code.load(rest), reloadPage: () => view.location.reload() };
  const actor = useScreenActor(dashboardSectionLogic(ports), { isLoaded: code.isLoaded(rest) });
  return <SectionPlace actor={actor} draw={() => code.render({ profile, rest })} />;
}
