import { t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import { useHasPromotions, useShop } from '../app/actors.tsx';
import { useSite } from '../app/site.tsx';
import { Wordmark } from '../../kit/art/ornament/Mark.tsx';
import { FacebookIcon, InstagramIcon, YouTubeIcon } from '../../kit/icon/icons.tsx';
import { further, wrap } from '../../kit/theme/page.css.ts';
import * as css from './Footer.css.ts';
import { menuGroup, policyGroup, type ShopLink } from '../header/links.ts';
import { LanguageLinks } from '../header/LanguageLinks.tsx';
import { ThemeSwitch } from '../header/ThemeSwitch.tsx';
import { currentYear } from './year.ts';
import { Link } from '../../kit/action/Link.tsx';

/** The footer. All its facts come from the shop's settings. */
export function Footer({ hasBuyBar = false }: { hasBuyBar?: boolean }) {
  const { business } = useSite();
  const { facebook, youtube, instagram } = business.social;
  return (
    <footer className={`${css.footer} ${further}`} data-buy-bar={hasBuyBar}>
      <div className={wrap}>
        <div className={css.groups}>
          <div className={css.wide}>
            <span className={css.brand}>
              <Wordmark name={business.shopName} inherit />
            </span>
            <p className={css.tagline} lang={langOf(business, 'tagline')}>
              {business.tagline}
            </p>
            <ul className={css.social}>
              <Social href={facebook} label={t`Facebook`} Icon={FacebookIcon} />
              <Social href={youtube} label="YouTube" Icon={YouTubeIcon} />
              <Social href={instagram} label={t`Instagram`} Icon={InstagramIcon} />
            </ul>
          </div>
          <Contact />
          <Group title={t`Menu`} links={menuGroup} />
          <Group title={t`Policy`} links={policyGroup} />
        </div>
        <div className={css.base}>
          <span>
            © <CurrentYear /> {t`${business.companyName}. All prices include GST.`}
          </span>
          <PrivacyChoices />
          <LanguageLinks className={css.choices} />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

/** Opens the privacy choices. Hidden when the shop measures nothing that it has to ask about. */
function PrivacyChoices() {
  const { tracking } = useSite();
  const shop = useShop();
  const isThere = useHasPromotions();
  if (!Object.values(tracking).some(Boolean)) return null;
  return (
    <button
      className={css.choices}
      type="button"
      disabled={!isThere}
      onClick={() => shop.send({ type: 'choices.open' })}
    >
      {t`Privacy choices`}
    </button>
  );
}

/** Server and client may be in different years on New Year's Eve, so the mismatch is suppressed. */
function CurrentYear() {
  return <span suppressHydrationWarning>{currentYear()}</span>;
}

function Contact() {
  const { addressLines, pincode, mapsUrl, phone, email, hours } = useSite().business;
  return (
    <div className={css.wide}>
      <h2 className={css.heading}>{t`Talk to us`}</h2>
      <ul className={css.list}>
        <li>
          <a className={css.link} href={mapsUrl} target="_blank" rel="noopener noreferrer">
            {addressLines.join(', ')} {pincode}
          </a>
        </li>
        <li>
          <a className={css.link} href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>
            {phone}
          </a>
        </li>
        <li>
          <a className={css.link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
        <li className={css.quiet}>{t`Every day, ${hours}`}</li>
      </ul>
    </div>
  );
}

function Group({ title, links }: { title: string; links: readonly ShopLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.list}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link className={css.link} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Social({ href, label, Icon }: { href: string; label: string; Icon: typeof FacebookIcon }) {
  return (
    <li>
      <a className={css.socialLink} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
        <Icon />
      </a>
    </li>
  );
}
