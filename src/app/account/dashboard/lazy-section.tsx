import type { ComponentType, ReactNode } from 'react';
import type { Role } from '../../../domain/kit/role.ts';
import type { SectionSlug } from '../../../domain/shell/page/section.ts';
import type { SessionProfile } from '../../../machines/account/session/session.machine.ts';

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
      if (!Loaded) throw new Error('A section was drawn before it loaded');
      return <Loaded {...props} />;
    },
  };
}

/** The code of a section with all that the path below it needs. */
export interface LazySection {
  readonly isLoaded: (rest: string) => boolean;
  /** Rejects when a chunk cannot be had. */
  readonly load: (rest: string) => Promise<void>;
  readonly render: (props: SectionProps) => ReactNode;
}

type Needed = readonly Pick<LazyPart<never>, 'isLoaded' | 'load'>[];

/** A section that is drawn by other parts at other paths below it: the first draws, the others have to be there. */
export function sectionOf(partsAt: (rest: string) => readonly [LazyPart<SectionProps>, ...Needed]): LazySection {
  return {
    isLoaded: (rest) => partsAt(rest).every((part) => part.isLoaded()),
    load: async (rest) => {
      await Promise.all(partsAt(rest).map(async (part) => part.load()));
    },
    render: (props) => partsAt(props.rest)[0].render(props),
  };
}

/** A section in one part; `needed` is what else has to be there, by the path below it. */
export function lazySection(
  load: () => Promise<ComponentType<SectionProps>>,
  needed: (rest: string) => Needed = () => [],
): LazySection {
  const section = lazyPart(load);
  return sectionOf((rest) => [section, ...needed(rest)]);
}

/** A list, and what is at the paths below it, each without the code of the other. */
export function listSection(
  load: () => Promise<ComponentType<SectionProps>>,
  below: (rest: string) => readonly [LazyPart<SectionProps>, ...Needed],
): LazySection {
  const list = lazyPart(load);
  return sectionOf((rest) => (rest === '' ? [list] : below(rest)));
}

/** A row of the sidebar with what it opens. */
export interface SectionEntry {
  readonly slug: SectionSlug;
  /** Its name in the sidebar of each role that has it there. */
  readonly labels: Readonly<Partial<Record<Role, string>>>;
  /** Absent while the shop has no such section: then it is in no menu and its path is not found. */
  readonly code?: LazySection;
}
