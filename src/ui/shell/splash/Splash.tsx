import { t } from '../../../domain/kit/text/text.ts';
import { Mark } from '../../kit/art/ornament/Mark.tsx';
import { useShopView } from '../app/actors.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import * as css from './Splash.css.ts';

/** The logo fills while a page loads, then fades out over it. */
export function Splash() {
  const isShown = useShopView('splash', (snapshot) => snapshot.hasTag('shown'));
  const isFading = useShopView('splash', (snapshot) => snapshot.matches('fading'));
  if (!isShown && !isFading) return null;
  return (
    <div className={css.splash} data-state={isFading ? 'fading' : 'shown'} data-testid="splash">
      <span className={css.drop}>
        <Mark size={72} />
      </span>
      {isShown && <output className={visuallyHidden}>{t`Loading`}</output>}
    </div>
  );
}
