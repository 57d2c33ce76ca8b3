import type { ShownBusiness } from '../../../domain/shell/site/site.ts';
import { SiteProvider, useSite } from '../../shell/app/site.tsx';
import { Footer } from '../../shell/frame/Footer.tsx';
import * as css from './BusinessPreview.css.ts';

interface BusinessPreviewProps {
  /** Merges the edited business data into the current one. */
  readonly businessOf: (before: ShownBusiness) => ShownBusiness;
}

/** A non-interactive preview of the footer. */
export function BusinessPreview({ businessOf }: BusinessPreviewProps) {
  const site = useSite();
  return (
    <div className={css.frame} inert aria-hidden="true">
      <SiteProvider site={{ ...site, business: businessOf(site.business) }}>
        <Footer />
      </SiteProvider>
    </div>
  );
}
