import type { ShownBusiness } from '../../../domain/shell/site/site.ts';
import { SiteProvider, useSite } from '../../shell/app/site.tsx';
import { Footer } from '../../shell/frame/Footer.tsx';
import * as css from './BusinessPreview.css.ts';

interface BusinessPreviewProps {
  /** The business as it is typed, over the one of now. */
  readonly businessOf: (before: ShownBusiness) => ShownBusiness;
}

/** The foot of every page as it will be; nothing in it can be followed from here. */
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
