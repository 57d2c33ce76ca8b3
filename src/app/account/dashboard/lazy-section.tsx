import type { ComponentType, ReactNode } from 'react';
import { type LazyComponent, lazyComponent } from '../../../ui/kit/react/lazy-component.tsx';
import type { Role } from '../../../domain/kit/role.ts';
import type { SectionSlug } from '../../../domain/shell/page/section.ts';
import type { SessionProfile } from '../../../machines/account/session/session.machine.ts';

export interface SectionProps {
  readonly profile: SessionProfile;
  /** The path below the section: '', 'new' or an order's id. */
  readonly rest: string;
}

/** A section's lazy code, with everything the path below it needs. */
export interface LazySection {
  readonly isLoaded: (rest: string) => boolean;
  /** Rejects when a chunk fails to load. */
  readonly load: (rest: string) => Promise<void>;
  readonly render: (props: SectionProps) => ReactNode;
}

type Needed = readonly Pick<LazyComponent<never>, 'isLoaded' | 'load'>[];

/**
 * A section with different components per path below it. The first one renders, the others only need to be loaded.
 */
export function sectionOf(
  partsAt: (rest: string) => readonly [LazyComponent<SectionProps>, ...Needed],
): LazySection {
  return {
    isLoaded: (rest) => partsAt(rest).every((part) => part.isLoaded()),
    load: async (rest) => {
      await Promise.all(partsAt(rest).map(async (part) => part.load()));
    },
    render: (props) => {
      const [Section] = partsAt(props.rest);
      // Without this check, a section that forgot to list a chunk would render an empty page.
      if (!Section.isLoaded()) throw new Error('A section of the dashboard is drawn before it is there');
      return <Section {...props} />;
    },
  };
}

/** A section with one component. `needed` lists what else must be loaded, by the path below it. */
export function lazySection(
  load: () => Promise<ComponentType<SectionProps>>,
  needed: (rest: string) => Needed = () => [],
): LazySection {
  const section = lazyComponent(load);
  return sectionOf((rest) => [section, ...needed(rest)]);
}

/** A list section whose sub-paths are separate chunks. */
export function listSection(
  load: () => Promise<ComponentType<SectionProps>>,
  below: (rest: string) => readonly [LazyComponent<SectionProps>, ...Needed],
): LazySection {
  const list = lazyComponent(load);
  return sectionOf((rest) => (rest === '' ? [list] : below(rest)));
}

/** A sidebar row and the section it opens. */
export interface SectionEntry {
  readonly slug: SectionSlug;
  /** Its sidebar label per role. Roles without a label don't see it. */
  readonly labels: Readonly<Partial<Record<Role, string>>>;
  /** When absent, the section is in no menu and its path shows “not found”. */
  readonly code?: LazySection;
}
