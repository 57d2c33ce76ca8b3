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

/** Code that comes when it is wanted, and is kept once it is there. */
export interface LazyPart<Props> {
  readonly isLoaded: () => boolean;
  /** Rejects when the chunk cannot be had. */
  readonly load: () => Promise<void>;
  readonly render: (props: Props) => ReactNode;
}

export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return {
    isLoaded: () => Loaded !== undefined,
    load: async () => {
      Loaded ??= await load();
    },
    render: (props) => {
      // A row of the sections that does not say what it needs would be an empty page.
      if (!Loaded) throw new Error('A part of the dashboard is drawn before it is there');
      return <Loaded {...props} />;
    },
  };
}

/** What has to be there before anything of a section is drawn, by the path below it. */
type Needed = (rest: string) => readonly Pick<LazyPart<never>, 'isLoaded' | 'load'>[];

/** The code of a section with all that the path below it needs. */
export interface LazySection {
  readonly isLoaded: (rest: string) => boolean;
  /** Rejects when a chunk cannot be had. */
  readonly load: (rest: string) => Promise<void>;
  readonly render: (props: SectionProps) => ReactNode;
}

export function lazySection(
  load: () => Promise<ComponentType<SectionProps>>,
  needed: Needed = () => [],
): LazySection {
  const section = lazyPart(load);
  const partsAt = (rest: string) => [section, ...needed(rest)];
  return {
    isLoaded: (rest) => partsAt(rest).every((part) => part.isLoaded()),
    load: async (rest) => {
      await Promise.all(partsAt(rest).map(async (part) => part.load()));
    },
    render: section.render,
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
