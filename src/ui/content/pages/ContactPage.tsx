import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import { factsOf } from '../../../domain/content/content/facts.ts';
import { useSite } from '../../shell/app/site.tsx';
import { textLink, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { ContactList } from '../passages/ContactList.tsx';
import * as css from './ContactPage.css.ts';
import * as content from './content.css.ts';
import { PageHead } from '../passages/PageHead.tsx';

/** Contact details, next to the contact form. */
export function ContactPage({ form, support }: { form: ReactNode; support: ReactNode }) {
  const site = useSite();
  const { companyName, hours } = site.business;
  const { grievanceOfficer, grievanceEmail, grievancePhone } = factsOf(site);
  return (
    <div className={`${wrap} ${content.page}`}>
      <PageHead
        title={t`Talk to us`}
        crumb={t`Contact`}
        lead={t`A question about a plant, a parcel or a payment? Our team answers every day, ${hours}.`}
      />
      <div className={css.split}>
        <section aria-labelledby="write-to-us">
          <h2 className={text({ as: 'h3' })} id="write-to-us">
            {t`Write to us`}
          </h2>
          <div className={css.words}>{form}</div>
          {support}
        </section>
        <div className={css.side}>
          <section aria-labelledby="ways">
            <h2 className={text({ as: 'h4' })} id="ways">
              {t`Or call, or visit us`}
            </h2>
            <div className={content.under}>
              <ContactList withPlace />
            </div>
          </section>
          <section aria-labelledby="grievance">
            <h2 className={text({ as: 'h4' })} id="grievance">
              {t`Grievance officer`}
            </h2>
            <p className={css.words}>
              {t`If our answer didn’t resolve it, write to ${grievanceOfficer}, ${companyName}:`}{' '}
              <a className={textLink} href={`mailto:${grievanceEmail}?subject=Grievance`}>
                {grievanceEmail}
              </a>
              {t`, ${grievancePhone}. You get a confirmation within 48 hours and an answer within one month.`}
            </p>
          </section>
          <section aria-labelledby="emergency">
            <h2 className={text({ as: 'h4' })} id="emergency">
              {t`In an emergency`}
            </h2>
            <p className={css.words}>
              {t`We’re a shop, not a clinic. If someone feels unwell after taking something, call a doctor or 112, and keep the bottle with you.`}
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}
