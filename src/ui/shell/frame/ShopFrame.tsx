import type { ReactNode } from 'react';
import type { Page } from '../../../domain/shell/page/page.ts';
import { Toran } from '../../kit/art/ornament/Toran.tsx';
import { mainId } from '../../kit/react/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from '../header/Header.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import * as css from './ShopFrame.css.ts';

interface ShopFrameProps {
  readonly page: Page;
  readonly banner: ReactNode;
  readonly search: ReactNode;
  readonly consultation: ReactNode;
  readonly children: ReactNode;
}

/** Header, banner, page and footer of the public shop. The banner is below the header, which is fixed on home. */
export function ShopFrame({ page, banner, search, consultation, children }: ShopFrameProps) {
  return (
    <>
      <Header route={page.route} search={search} consultation={consultation} />
      {banner}
      <div className={css.garland}>
        <Toran />
      </div>
      <main id={mainId} tabIndex={-1} className={css.main} data-route={page.route}>
        <OfflineBar />
        {children}
      </main>
      <Footer hasBuyBar={page.route === 'product'} />
    </>
  );
}
