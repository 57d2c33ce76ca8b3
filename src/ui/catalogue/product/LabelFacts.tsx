import { t } from '../../../domain/kit/text/text.ts';
import { langOf, notTranslated } from '../../../domain/kit/text/translated.ts';
import type { Product } from '../../../domain/catalogue/product/product.ts';
import { labelRows } from '../../../domain/catalogue/product/label.ts';
import { AccordionItem } from '../../kit/display/Accordion.tsx';
import { further, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './LabelFacts.css.ts';

/** Common questions, next to the legally required label facts. */
export function LabelFacts({ product }: { product: Product }) {
  const { questions, label, labelFacts: others } = product;
  const own = label ? labelRows(label, product) : [];
  // What was typed as a free fact before gives way to the field.
  const lang = langOf(product, 'labelFacts');
  const facts = [
    // What is printed on the pack is English.
    ...own.map((row) => ({
      ...row,
      named: undefined,
      lang: row.isSpoken ? undefined : langOf(notTranslated, ''),
    })),
    ...others
      .filter((other) => own.every((row) => row.label !== other.label))
      .map((each) => ({ ...each, named: lang, lang })),
  ];
  return (
    <section className={`${css.section} ${further}`}>
      <div className={`${wrap} ${css.columns}`}>
        {questions.length > 0 && (
          <div>
            <h2 className={`${text({ as: 'h3' })} ${css.title}`}>{t`Questions people ask`}</h2>
            <div lang={langOf(product, 'questions')}>
              {questions.map(({ question, answer }, index) => (
                <AccordionItem key={question} question={question} open={index === 0} name="questions">
                  {answer}
                </AccordionItem>
              ))}
            </div>
          </div>
        )}
        {facts.length > 0 && (
          <div>
            <h2 className={`${text({ as: 'h3' })} ${css.title}`}>{t`On the label`}</h2>
            <dl className={css.facts}>
              {facts.map(({ label, value, named, lang }) => (
                <div key={label} className={css.fact}>
                  <dt className={css.label} lang={named}>
                    {label}
                  </dt>
                  <dd lang={lang}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}
