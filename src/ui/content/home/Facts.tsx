import { t } from '../../../domain/kit/text/text.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { useSite } from '../../shell/app/site.tsx';
import { CardIcon, PhoneIcon, RepeatIcon, TruckIcon } from '../../kit/icon/icons.tsx';
import * as css from './Facts.css.ts';

/** Four facts that shoppers ask about first, from the shop's settings. */
export function Facts() {
  const { rules, codLimit, business } = useSite();
  const facts = [
    {
      Icon: TruckIcon,
      title: t`Free delivery from ${formatRupees(rules.freeDeliveryFrom)}`,
      text: t`Below that ${formatRupees(rules.deliveryFee)}, ${rules.isFeeByPlace ? t`to most places` : t`all over India`}`,
    },
    { Icon: CardIcon, title: t`UPI, cards or cash`, text: t`Cash on delivery up to ${formatRupees(codLimit)}` },
    { Icon: RepeatIcon, title: t`Plans without strings`, text: t`Every week or month; cancel anytime` },
    { Icon: PhoneIcon, title: t`Talk to a person`, text: t`Every day, ${business.hours}` },
  ];
  return (
    <ul className={css.facts}>
      {facts.map(({ Icon, title, text }) => (
        <li key={title} className={css.fact}>
          <span className={css.icon}>
            <Icon size={22} />
          </span>
          <div>
            <b>{title}</b>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
