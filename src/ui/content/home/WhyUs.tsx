import { further, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './WhyUs.css.ts';

const reasons = [
  {
    title: 'Nothing hidden in the bottle',
    text: 'Every ingredient stands on the product’s page with its botanical name and its amount, before you buy.',
  },
  {
    title: 'The price is the price',
    text: 'Taxes are in it. Delivery and every saving are in the cart line by line, and what you see there is what you pay.',
  },
  {
    title: 'You hold the strings',
    text: 'Buy once, or have it come every week or month for less. A plan ends with one click, and nobody asks why.',
  },
] as const;

export function WhyUs() {
  return (
    <section className={`${css.section} ${further}`} aria-labelledby="why">
      <div className={wrap}>
        <h2 className={text({ as: 'h2' })} id="why">
          Slow on purpose
        </h2>
        <ul className={css.reasons}>
          {reasons.map((reason) => (
            <li key={reason.title} className={css.reason}>
              <h3 className={css.title}>{reason.title}</h3>
              <p className={text({ tone: 'secondary' })}>{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
