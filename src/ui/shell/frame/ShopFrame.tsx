import type { ReactNode } from 'react';
import type { Page } from '../../../domain/shell/page/page.ts';
import { mainId } from '../../kit/react/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from '../header/Header.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import * as css from './ShopFrame.css.ts';

interface ShopFrameProps {
  readonly page: Page;
  readonly banner: ReactNode;
  readonly consultation: ReactNode;
  readonly children: ReactNode;
}

/** Banner, header, page and footer of the public shop. The header is fixed on home, sticky elsewhere. */
export function ShopFrame({ page, banner, consultation, children }: ShopFrameProps) {
  return (
    <>
      {banner}
      <Header route={page.route} consultation={consultation} />
      <main id={mainId} tabIndex={-1} className={css.main} data-route={page.route}>
        <OfflineBar />
        {children}
      </main>
      <Footer hasBuyBar={page.route === 'product'} />
    </>
  );
}
