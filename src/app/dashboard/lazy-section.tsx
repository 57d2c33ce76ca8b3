import type { ComponentType, ReactNode } from 'react';
import type { Role } from '../../domain/role/role.ts';
import type { SectionSlug } from '../../domain/page/section.ts';
import type { SessionProfile } from '../../machines/session/session.machine.ts';

/** What the dashboard hands a section. */
export interface SectionProps {
  readonly profile: SessionProfile;
  /** The path below the section: '', 'new', an order's id. */
  readonly rest: string;
}

/** The code of a section, kept once it is there. */
export interface LazySection {
  readonly isLoaded: () => boolean;
  /** Rejects when the chunk cannot be had. */
  readonly load: () => Promise<void>;
  readonly render: (props: SectionProps) => ReactNode;
}

export function lazySection(load: () => Promise<ComponentType<SectionProps>>): LazySection {
  let Loaded: ComponentType<SectionProps> | undefined;
  return {
    isLoaded: () => Loaded !== undefined,
    load: async () => {
      Loaded ??= await load();
    },
    render: (props) => (Loaded ? <Loaded {...props} /> : null),
  };
}

/** A row of the sidebar with what it opens. */
export interface SectionEntry {
  readonly slug: SectionSlug;
  /** Its name in the sidebar of each role that has it there. */
  readonly labels: Readonly<Partial<Record<Role, string>>>;
  /** Absent while the shop has no such section: then it is in no menu and its path is not found. */
  readonly code?: LazySection;
}
