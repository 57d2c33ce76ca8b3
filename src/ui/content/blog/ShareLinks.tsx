import { t } from '../../../domain/kit/text/text.ts';
import { FacebookIcon, MailIcon, WhatsAppIcon } from '../../kit/icon/icons.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './ShareLinks.css.ts';

/** Plain share links. No third party is contacted until one is clicked. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const both = encodeURIComponent(`${title} ${address}`);
  const ways = [
    { label: 'WhatsApp', Icon: WhatsAppIcon, href: `https://wa.me/?text=${both}` },
    {
      label: t`Facebook`,
      Icon: FacebookIcon,
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
    },
    {
      label: t`E-mail`,
      Icon: MailIcon,
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
    },
  ];
  return (
    <section aria-labelledby="share" data-screen="">
      <h2 className={text({ as: 'h4' })} id="share">
        {t`Share`}
      </h2>
      <ul className={css.ways}>
        {ways.map(({ label, Icon, href }) => (
          <li key={label}>
            <a className={css.way} href={href} target="_blank" rel="noopener noreferrer">
              <Icon size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
