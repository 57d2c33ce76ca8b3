import { useSite } from '../app/site.tsx';
import { textLink, wrap } from '../theme/page.css.ts';
import { text } from '../theme/text.css.ts';
import { Botanical } from './Botanical.tsx';
import { ContactList } from './ContactList.tsx';
import * as css from './ContactPage.css.ts';
import * as content from './content.css.ts';
import { PageHead } from './PageHead.tsx';

/** How to reach the people behind the shop (CNT-01). */
export function ContactPage() {
  const { companyName, email, hours } = useSite().business;
  return (
    <div className={`${wrap} ${content.page} ${css.split}`}>
      <div>
        <PageHead
          title="Talk to us"
          crumb="Contact"
          lead={`A question about a plant, a parcel or a payment? People answer, every day, ${hours}.`}
        />
        <div className={css.block}>
          <ContactList withPlace />
        </div>
        <section className={css.block}>
          <h2 className={text({ as: 'h3' })}>Grievance officer</h2>
          <p className={css.words}>
            If an answer did not settle it, write to the grievance officer of {companyName} at{' '}
            <a className={textLink} href={`mailto:${email}?subject=Grievance`}>
              {email}
            </a>
            . You get a confirmation within 48 hours and an answer within one month.
          </p>
        </section>
        <section className={css.block}>
          <h2 className={text({ as: 'h3' })}>In an emergency</h2>
          <p className={css.words}>
            We are a shop, not a clinic. If somebody feels unwell after taking something, call a doctor, or 112, and
            keep the bottle at hand.
          </p>
        </section>
      </div>
      <Botanical sku="peace-mantra" alt="" sizes="(min-width: 1024px) 460px, 100vw" className={css.art} />
    </div>
  );
}
