import { t } from '../../../domain/kit/text/text.ts';
import type { Product } from '../../../domain/catalogue/product/product.ts';
import { labelRows } from '../../../domain/catalogue/product/label.ts';
import { AccordionItem } from '../../kit/display/Accordion.tsx';
import { further, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './LabelFacts.css.ts';

interface LabelFactsProps {
  readonly questions: Product['questions'];
  readonly label: Product['label'];
  readonly facts: Product['labelFacts'];
}

/** Common questions, next to the legally required label facts. */
export function LabelFacts({ questions, label, facts: others }: LabelFactsProps) {
  const own = label ? labelRows(label) : [];
  // What was typed as a free fact before gives way to the field.
  const facts = [...own, ...others.filter((other) => own.every((row) => row.label !== other.label))];
  return (
    <section className={`${css.section} ${further}`}>
      <div className={`${wrap} ${css.columns}`}>
        {questions.length > 0 && (
          <div>
            <h2 className={`${text({ as: 'h3' })} ${css.title}`}>{t`Questions people ask`}</h2>
            {questions.map(({ question, answer }, index) => (
              <AccordionItem key={question} question={question} open={index === 0} name="questions">
                {answer}
              </AccordionItem>
            ))}
          </div>
        )}
        {facts.length > 0 && (
          <div>
            <h2 className={`${text({ as: 'h3' })} ${css.title}`}>{t`On the label`}</h2>
            <dl className={css.facts}>
              {facts.map(({ label, value }) => (
                <div key={label} className={css.fact}>
                  <dt className={css.label}>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}
