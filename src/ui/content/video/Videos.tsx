import { t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import type { Reel } from '../../../domain/content/reel.ts';
import { PlayIcon } from '../../kit/icon/icons.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './Videos.css.ts';
import { Link } from '../../kit/action/Link.tsx';

interface VideosProps {
  readonly videos: readonly Reel[];
  /** Where a video's title links to. Leave out on the page it would link to. */
  readonly hrefOf?: (film: Reel) => string;
}

/** Videos as posters. Our own load when played; those of other sites open there. */
export function Videos({ videos, hrefOf }: VideosProps) {
  return (
    <ul className={css.videos}>
      {videos.map((film) => (
        <li key={film.id} className={css.cell}>
          <Video film={film} href={hrefOf?.(film)} />
        </li>
      ))}
    </ul>
  );
}

function Video({ film: reel, href }: { film: Reel; href: string | undefined }) {
  const { title, film, url, poster } = reel;
  const lang = langOf(reel, 'title');
  const picture = (
    <img className={css.poster} src={poster} alt="" width={480} height={600} loading="lazy" decoding="async" />
  );
  return (
    <article className={css.card}>
      {film === 'upload' && url !== null ? (
        <video
          className={css.poster}
          src={url}
          poster={poster}
          controls
          preload="none"
          muted
          playsInline
          aria-label={title}
          lang={lang}
        />
      ) : film === 'link' && url !== null ? (
        <a
          className={css.play}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t`${title}, on another site`}
        >
          {picture}
          <span className={css.sign}>
            <PlayIcon size={22} />
          </span>
        </a>
      ) : (
        picture
      )}
      <h3 className={text({ as: 'h4' })} lang={lang}>
        {href === undefined ? (
          title
        ) : (
          <Link className={film === 'none' ? css.link : undefined} href={href}>
            {title}
          </Link>
        )}
      </h3>
    </article>
  );
}
