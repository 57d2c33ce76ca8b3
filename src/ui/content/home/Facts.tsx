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
      title: `Free delivery from ${formatRupees(rules.freeDeliveryFrom)}`,
      text: `Below that ${formatRupees(rules.deliveryFee)}, all over India`,
    },
    { Icon: CardIcon, title: 'UPI, cards or cash', text: `Cash on delivery up to ${formatRupees(codLimit)}` },
    { Icon: RepeatIcon, title: 'Plans without strings', text: 'Every week or month; cancel anytime' },
    { Icon: PhoneIcon, title: 'Talk to a person', text: `Every day, ${business.hours}` },
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
