import { t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import { artworkOf } from '../../kit/art/artwork.ts';
import { fieldGround } from '../../kit/art/field.css.ts';
import { EnglishNote } from '../../kit/display/EnglishNote.tsx';
import { LinkButton } from '../../kit/action/Button.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './AboutPage.css.ts';
import { Botanical } from '../passages/Botanical.tsx';
import { ContactList } from '../passages/ContactList.tsx';
import * as content from './content.css.ts';
import { PageHead } from '../passages/PageHead.tsx';
import { Sections } from '../passages/Sections.tsx';
import { useFilled } from '../passages/use-filled.ts';

/** A drawing is as high as its field, and four fifths as wide. */
const plantSizes = '(min-width: 1024px) 322px, (min-width: 768px) 250px, 152px';

export function AboutPage({ page: { about } }: { page: PageOf<'about'> }) {
  const fill = useFilled();
  return (
    <article className={content.page}>
      <div className={wrap}>
        <PageHead
          title={fill(about.title)}
          crumb={t`About us`}
          lead={fill(about.summary)}
          langs={{ title: langOf(about, 'aboutTitle'), lead: langOf(about, 'aboutSummary') }}
        />
      </div>
      <ul className={css.plants} aria-label={t`Our four plants`}>
        {about.plants.map((plant, index) => (
          <Plant key={plant.sku} {...plant} first={index < 2} />
        ))}
      </ul>
      <div className={wrap}>
        <div className={content.columns}>
          <div className={content.prose}>
            <EnglishNote record={about} member="aboutStory" />
            <div lang={langOf(about, 'aboutStory')}>
              <Sections sections={about.sections} />
            </div>
            <div className={css.actions}>
              <LinkButton href="/shop">{t`See all products`}</LinkButton>
              <LinkButton href="/blog" tone="outline">
                {t`Read the journal`}
              </LinkButton>
            </div>
          </div>
          <section className={content.aside} aria-labelledby="talk-to-us">
            <div>
              <h2 className={text({ as: 'h4' })} id="talk-to-us">
                {t`Talk to us`}
              </h2>
              <div className={content.under}>
                <ContactList withPlace />
              </div>
            </div>
          </section>
        </div>
      </div>
    </article>
  );
}

function Plant({ sku, name, first }: { sku: string; name: string; first: boolean }) {
  const { field, latin } = artworkOf(sku);
  return (
    <li className={`${css.plant} ${fieldGround[field]}`}>
      <p className={css.caption}>
        <span className={text({ as: 'h4' })}>{name}</span>
        {latin !== null && (
          <span className={`${text({ as: 'botanical' })} ${css.latin}`} lang="la">
            {latin}
          </span>
        )}
      </p>
      <Botanical sku={sku} alt={t`Drawing of ${name}`} sizes={plantSizes} first={first} className={css.field} />
    </li>
  );
}
