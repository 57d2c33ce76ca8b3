import type { Page } from '../../domain/shell/page/page.ts';
import type { Location } from '../../domain/shell/page/route.ts';
import type { Site } from '../../domain/shell/site/site.ts';

/** The state that the server renders into a page; the same for all visitors. */
export interface Initial {
  readonly location: Location;
  readonly page: Page;
  readonly site: Site;
}
