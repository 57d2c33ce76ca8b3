import * as adminHomeCalls from '../../../contract/admin/admin-home.calls.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import { LazyBoundary, lazyComponent, OnceWanted } from '../../../ui/kit/react/lazy-component.tsx';
import { useMemo } from 'react';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import { dashboardSectionLogic } from '../../../machines/account/dashboard-section/dashboard-section.actors.ts';
import type { SessionProfile } from '../../../machines/account/session/session.machine.ts';
import { workCountsLogic } from '../../../machines/admin/frame/work-counts/work-counts.actors.ts';
import { sessionView } from '../../../machines/account/session/session.view.ts';
import { createProofPrompt, provingHttp } from '../../../services/account/second-factor/proof-prompt.ts';
import { tellingRefusals, tellingWrites, type TellingHttp } from '../../../services/admin/kit/own-writes.ts';
import { createWayBack } from '../../../services/admin/kit/way-back.ts';
import { WayBackContext } from '../../../ui/kit/action/BackLink.tsx';
import { tellingUnsaved } from '../../../services/admin/kit/unsaved.ts';
import { useScreenActor, useShopActor, useShopView } from '../../../ui/shell/app/actors.tsx';
import { DashboardPage } from '../../../ui/account/dashboard/DashboardPage.tsx';
import { SectionLoading } from '../../../ui/account/dashboard/SectionLoading.tsx';
import { PartFailed } from '../../../ui/kit/react/PartFailed.tsx';
import { SectionPlace } from '../../../ui/account/dashboard/SectionPlace.tsx';
import { followValue, watchValue } from '../../../ui/kit/react/watch-value.ts';
import { ServicesContext, useBrowserServices, useServices } from '../../platform/services.tsx';
import type { LazySection } from './lazy-section.tsx';
import { menuOf } from './section-menu.ts';
import { sectionFor, sections } from './sections.ts';

/** What becomes of an open section when a role changes. It loads while the profile is read. */
const Place = lazyComponent(() => import('./Place.tsx').then((module) => module.Place));

/** Second factor dialog for staff, in a chunk that shoppers never load. */
const secondFactor = lazyComponent(() =>
  import('../SecondFactorPlace.tsx').then((module) => module.SecondFactorPlace),
);

/** Shortcuts and the command palette, in a chunk for admins. */
const palette = lazyComponent(() =>
  import('../../admin/palette/PalettePlace.tsx').then((module) => module.PalettePlace),
);

/** The dashboard. Its frame loads with the page, each section when it is opened. */
export function DashboardScreen({ page }: { page: PageOf<'dashboard'> }) {
  const { section, rest } = page;
  const sectionOf = (profile: SessionProfile) => {
    const entry = sectionFor(profile.role, section);
    if (!entry?.code) return null;
    // The same address may be another section for somebody of another role.
    const key = `${sections.indexOf(entry)}/${rest}`;
    return <SectionLoader key={key} code={entry.code} profile={profile} rest={rest} />;
  };
  const services = useBrowserServices();
  const prompt = useMemo(
    () => services && createProofPrompt(services.view, async () => secondFactor.load()),
    [services],
  );
  const session = useShopActor('session');
  // A refusal may mean that an owner has just changed what this person may do: the menu follows.
  const http = useMemo(
    () =>
      services &&
      prompt &&
      tellingWrites(
        tellingRefusals(provingHttp(services.http, prompt), () => session.send({ type: 'session.refresh' })),
        services.forgetReads,
      ),
    [services, prompt, session],
  );
  const history = useMemo(() => services && tellingUnsaved(services.history), [services]);
  const told = useMemo(
    () => services && http && history && { ...services, http, history },
    [services, http, history],
  );
  const wayBack = useMemo(() => createWayBack(), []);
  const counts = useWorkCounts(http);
  const placeFor = (reader: SessionProfile | null) =>
    http &&
    history && (
      <LazyBoundary loading={<SectionLoading />} failed={<PartFailed />}>
        <Place {...{ section, rest, reader, http, history, sectionOf }} />
      </LazyBoundary>
    );
  const admin = useShopView(
    'session',
    (snapshot) => {
      const { profile } = sessionView(snapshot, new Date());
      return profile?.role === 'admin' ? profile : null;
    },
    isSame,
  );
  const isStaff = useShopView('session', (snapshot) => {
    const profile = sessionView(snapshot, new Date()).profile;
    return profile !== null && profile.role !== 'customer';
  });
  return (
    <ServicesContext value={told}>
      <WayBackContext value={wayBack}>
        <DashboardPage menuOf={menuOf} section={section} counts={counts} placeFor={placeFor} />
      </WayBackContext>
      {admin && <Palette key={admin.permissions.join(' ')} reader={admin} />}
      {prompt && <OnceWanted part={secondFactor} isWanted={isStaff} props={{ prompt }} />}
    </ServicesContext>
  );
}

function Palette({ reader }: { reader: SessionProfile }) {
  const screens = menuOf(reader).map(({ slug, label }) => ({ slug, label }));
  return <OnceWanted part={palette} isWanted props={{ screens }} />;
}

/** Counts open tasks for the admin: on dashboard navigation and after each write. */
function useWorkCounts(http: TellingHttp | null) {
  const navigation = useShopActor('navigation');
  const session = useShopActor('session');
  return useScreenActor(
    workCountsLogic({
      loadCounts: async (signal) =>
        http ? http.send(adminHomeCalls.countWork, { signal }) : Promise.reject(new Error('No count here')),
      watchWrites: (listener) => http?.watchWrites(listener) ?? (() => undefined),
      watchPlaces: (listener) => {
        const roleOf = () => sessionView(session.getSnapshot(), new Date()).profile?.role ?? null;
        const pathOf = () => navigation.getSnapshot().context.location.path;
        const tell = () => listener(roleOf() === 'admin' && pathOf().startsWith('/dashboard'));
        const stops = [followValue(navigation, pathOf, tell), watchValue(session, roleOf, tell)];
        return () => stops.forEach((stop) => stop());
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
