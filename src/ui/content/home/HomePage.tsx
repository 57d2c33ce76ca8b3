import { t } from '../../../domain/kit/text/text.ts';
import { chatHref } from '../../../domain/shell/site/chat-greeting.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import { useSite } from '../../shell/app/site.tsx';
import { WhatsAppIcon } from '../../kit/icon/icons.tsx';
import { LinkButton } from '../../kit/action/Button.tsx';
import { ProductCard } from '../../catalogue/product-card/ProductCard.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { BlissClub } from './BlissClub.tsx';
import { Facts } from './Facts.tsx';
import { Finder } from './lower-half/Finder.tsx';
import * as css from './HomePage.css.ts';
import { LowerHalfPlace } from './lower-half/LowerHalfPlace.tsx';
import { Tiers } from './Tiers.tsx';

const fieldSizes = '(min-width: 1024px) 25vw, 50vw';

export function HomePage({ page: { products, content } }: { page: PageOf<'home'> }) {
  const { rules, membership } = useSite();
  return (
    <>
      <Hero />
      <section className={css.fields} aria-label={t`The products`}>
        {products.map((product, index) => (
          <ProductCard key={product.sku} product={product} shape="tall" sizes={fieldSizes} first={index < 2} />
        ))}
      </section>
      <div className={wrap}>
        <Facts />
      </div>
      <Finder products={products} />
      {rules.tiers.length > 0 && <Tiers tiers={rules.tiers} />}
      {membership && <BlissClub product={membership} />}
      <LowerHalfPlace content={content} />
    </>
  );
}

function Hero() {
  const { business } = useSite();
  const { shopName, tagline, hero, whatsapp } = business;
  return (
    <section className={css.hero}>
      <div className={`${wrap} ${css.heroInner}`}>
        <h1 className={text({ as: 'hero' })}>
          <span lang={hero.title === null ? undefined : langOf(business, 'heroTitle')}>
            {hero.title ?? shopName}
          </span>
          {hero.accent !== null && (
            <>
              {' '}
              <br className={css.wideBreak} />
              <em lang={langOf(business, 'heroAccent')}>{hero.accent}</em>
            </>
          )}
        </h1>
        <div className={css.sub}>
          <p
            className={`${text({ as: 'lead', tone: 'secondary' })} ${css.lead}`}
            lang={langOf(business, hero.lead === null ? 'tagline' : 'heroLead')}
          >
            {hero.lead ?? tagline}
          </p>
          <div className={css.actions}>
            <LinkButton href="/shop" size="large">
              {t`See the shop`}
            </LinkButton>
            <LinkButton
              href={chatHref(whatsapp.number, whatsapp.greeting)}
              target="_blank"
              rel="noopener noreferrer"
              tone="text"
              size="large"
            >
              <WhatsAppIcon />
              {t`Ask on WhatsApp`}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
