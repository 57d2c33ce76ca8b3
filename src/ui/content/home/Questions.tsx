import { t } from '../../../domain/kit/text/text.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { useSite } from '../../shell/app/site.tsx';
import { AccordionItem } from '../../kit/display/Accordion.tsx';
import { further, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './Questions.css.ts';

/** Common questions before buying. All figures come from the shop's settings. */
export function Questions() {
  const { rules, codLimit, business } = useSite();
  const [firstTier] = rules.tiers;
  return (
    <section className={`${css.section} ${further}`} aria-labelledby="questions">
      <div className={`${wrap} ${css.inner}`}>
        <h2 className={text({ as: 'h2' })} id="questions">
          {t`Questions people ask`}
        </h2>
        <div>
          <AccordionItem question={t`What does delivery cost, and how long does it take?`} name="home-questions">
            {t`${formatRupees(rules.deliveryFee)}; free from ${formatRupees(rules.freeDeliveryFrom)}.`}
            {rules.isFeeByPlace && t` Some places have another fee.`}{' '}
            {t`Enter your pincode on a product’s page to see the day.`}
          </AccordionItem>
          <AccordionItem question={t`Can I pay in cash?`} name="home-questions">
            {t`Yes, for orders up to ${formatRupees(codLimit)} where the courier accepts cash. The product’s page tells you for your pincode. UPI, cards and netbanking work everywhere.`}
          </AccordionItem>
          <AccordionItem question={t`How does a weekly or monthly plan work?`} name="home-questions">
            {t`Choose it on the product’s page and you get the lower price right away. Rest assured, you can cancel anytime, no strings attached.`}
          </AccordionItem>
          {firstTier && (
            <AccordionItem question={t`Do I need a coupon for the discount?`} name="home-questions">
              {t`No. From ${formatRupees(firstTier.threshold)} on, ${firstTier.discountPercentage}% comes off automatically, and more above that. If you have a code that saves more, the better one counts.`}
            </AccordionItem>
          )}
          <AccordionItem question={t`Who can I ask?`} name="home-questions">
            {t`Call ${business.phone} or write to ${business.email}: every day, ${business.hours}. If you take any medicines, ask your doctor first.`}
          </AccordionItem>
        </div>
      </div>
    </section>
  );
}
