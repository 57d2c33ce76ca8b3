import type { Initial } from '../../../src/contract/shell/initial.ts';
import type { PageFonts } from '../offline/offline.page.ts';

/** A page as the app's server bundle draws it; see src/app/platform/entry/entry-server.tsx. */
export interface Rendered {
  readonly head: string;
  readonly html: string;
  readonly state: string;
  readonly modules: readonly string[];
}

/** What a page needs of the front end in its HTML, and what of that its content policy has to name. */
export interface PageTags {
  readonly head: string;
  readonly script: string;
  readonly styles: readonly string[];
}

/** The front end that the pages are made of: a build, or its sources while somebody works on them. */
export interface FrontEnd {
  /** The folder of what is served as it is: scripts, styles, icons and pictures for links. */
  readonly clientDir: string;
  /** Milliseconds for which a page is kept. */
  readonly freshMs: number;
  /** The code of the offline worker; null where devices keep nothing. */
  readonly worker: string | null;
  readonly fonts: PageFonts;
  /** What the flow room needs in its HTML. */
  readonly flowRoom: Pick<PageTags, 'head' | 'script'>;
  /** What the page of the API's description needs in its HTML. */
  readonly apiPage: Pick<PageTags, 'head' | 'script'>;
  render(initial: Initial): Promise<Rendered>;
  /** Styles and the entry script of a page that draws these source modules, the page's own first. */
  tagsOf(modules: readonly string[]): PageTags;
}
