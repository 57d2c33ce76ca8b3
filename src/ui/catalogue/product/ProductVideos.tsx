import { t } from '../../../domain/kit/text/text.ts';
import type { Reel } from '../../../domain/content/reel.ts';
import { Videos } from '../../content/video/Videos.tsx';
import { further, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './ProductVideos.css.ts';

export function ProductVideos({ videos }: { videos: readonly Reel[] }) {
  return (
    <section className={`${css.section} ${further}`} aria-labelledby="films">
      <div className={wrap}>
        <h2 className={`${text({ as: 'h2' })} ${css.title}`} id="films">
          {t`Seen up close`}
        </h2>
        <Videos videos={videos} />
      </div>
    </section>
  );
}
