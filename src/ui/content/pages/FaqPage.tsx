import { t } from '../../../domain/kit/text/text.ts';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import { AccordionItem } from '../../kit/display/Accordion.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { ContactList } from '../passages/ContactList.tsx';
import * as content from './content.css.ts';
import * as css from './FaqPage.css.ts';
import { PageHead } from '../passages/PageHead.tsx';
import { Passages } from '../passages/Passages.tsx';

export function FaqPage({ page: { topics } }: { page: PageOf<'faq'> }) {
  return (
    <div className={`${wrap} ${content.page}`}>
      <PageHead
        title={t`Questions people ask`}
        crumb={t`FAQ`}
        lead={t`Short answers about ordering, paying, delivery, plans and using the drops. If you can’t find yours, ask us.`}
      />
      <div className={content.columns}>
        <div className={css.topics}>
          {topics.map(({ title, questions }) => (
            <section key={title}>
              <h2 className={text({ as: 'h3' })}>{title}</h2>
              <div className={css.questions}>
                {questions.map(({ question, answer }) => (
                  <AccordionItem key={question} question={question}>
                    <div className={css.answer}>
                      <Passages passages={answer} />
                    </div>
                  </AccordionItem>
                ))}
              </div>
            </section>
          ))}
        </div>
        <section className={content.aside} aria-labelledby="ask-us">
          <div>
            <h2 className={text({ as: 'h4' })} id="ask-us">
              {t`Ask us`}
            </h2>
            <div className={content.under}>
              <ContactList />
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}
