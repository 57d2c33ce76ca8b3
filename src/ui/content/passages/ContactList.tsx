import { t } from '../../../domain/kit/text/text.ts';
import { chatHref } from '../../../domain/shell/site/chat-greeting.ts';
import type { ReactNode } from 'react';
import { useSite } from '../../shell/app/site.tsx';
import { ClockIcon, type Icon, MailIcon, PhoneIcon, PinIcon, WhatsAppIcon } from '../../kit/icon/icons.tsx';
import { text } from '../../kit/theme/text.css.ts';
import { addressBreaks } from '../../kit/react/address-breaks.tsx';
import * as css from './ContactList.css.ts';

/** All contact channels, from the shop's settings. `withPlace` adds opening hours and address. */
export function ContactList({ withPlace = false }: { withPlace?: boolean }) {
  const { phone, email, hours, addressLines, pincode, mapsUrl, whatsapp } = useSite().business;
  return (
    <dl className={css.list}>
      <Way Icon={PhoneIcon} name={t`Phone`}>
        <a className={css.link} href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>
          {phone}
        </a>
      </Way>
      <Way Icon={WhatsAppIcon} name="WhatsApp">
        <a
          className={css.link}
          href={chatHref(whatsapp.number, whatsapp.greeting)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t`Chat with us`}
        </a>
      </Way>
      <Way Icon={MailIcon} name={t`E-mail`}>
        <a className={css.link} href={`mailto:${email}`}>
          <span>{addressBreaks(email)}</span>
        </a>
      </Way>
      {withPlace && (
        <>
          <Way Icon={ClockIcon} name={t`Hours`}>
            {t`Every day, ${hours}`}
          </Way>
          <Way Icon={PinIcon} name={t`Address`}>
            {addressLines.map((line, place) => (
              <span key={line} className={css.line}>
                {place === addressLines.length - 1 ? `${line}\u00A0${pincode}` : line}
              </span>
            ))}
            <a className={css.link} href={mapsUrl} target="_blank" rel="noopener noreferrer">
              {t`Open the map`}
            </a>
          </Way>
        </>
      )}
    </dl>
  );
}

function Way({ Icon: WayIcon, name, children }: { Icon: Icon; name: string; children: ReactNode }) {
  return (
    <div className={css.way}>
      <WayIcon className={css.icon} />
      <dt className={`${text({ as: 'small', tone: 'muted' })} ${css.name}`}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
