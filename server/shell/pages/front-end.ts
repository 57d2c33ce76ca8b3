import type { Initial } from '../../../src/contract/shell/initial.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { Letters, PageFonts } from '../../platform/http/html.ts';

/** A page rendered by the app's server bundle; see src/app/platform/entry/entry-server.tsx. */
export interface Rendered {
  readonly head: string;
  readonly html: string;
  readonly state: string;
  readonly modules: readonly string[];
}

/** The parts of the front end a page needs in its HTML, and the sources its content policy must allow. */
export interface PageTags {
  readonly head: string;
  readonly script: string;
  readonly styles: readonly string[];
}

/** The front end behind the pages: a build, or the sources during development. */
export interface FrontEnd {
  /** The folder of static files: scripts, styles, icons and share pictures. */
  readonly clientDir: string;
  /** Milliseconds a page is cached. */
  readonly freshMs: number;
  /** The code of the offline worker; null when offline use is disabled. */
  readonly worker: string | null;
  readonly fonts: PageFonts;
  /** Letters that only one language needs. */
  readonly letters: Letters;
  /** The HTML parts of the flow room. */
  readonly flowRoom: Pick<PageTags, 'head' | 'script'>;
  /** The HTML parts of the shop that tries changes in the flow room. */
  readonly tryingShop: Pick<PageTags, 'head' | 'script'>;
  /** The HTML parts of the API reference. */
  readonly apiPage: Pick<PageTags, 'head' | 'script'>;
  /** The languages that its pages are there in. */
  readonly languages: readonly Language[];
  render(initial: Initial, language: Language): Promise<Rendered>;
  /** Styles and the entry script for a page that renders these source modules, the page's own first. */
  tagsOf(modules: readonly string[], language: Language): PageTags;
}
