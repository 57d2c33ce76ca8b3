import { Suspense } from 'react';
import { welcomeCard, welcomeCardTexts } from '../../../../machines/account/club/welcome/welcome.view.ts';
import { usePromotionsView } from '../../../shell/app/actors.tsx';
import { BlissSeal } from '../../../kit/art/drawings.tsx';
import { LazyConfetti } from '../../../promotions/confetti/LazyConfetti.tsx';
import * as css from './Welcome.css.ts';

/** Welcomes a new member inside the cart, with a short burst of confetti. */
export function WelcomeCard() {
  const look = usePromotionsView('welcome', welcomeCard);
  return (
    <div aria-live="polite">
      {look && (
        <div className={css.card} ref={scrollIntoSight}>
          {look === 'celebrating' && (
            <Suspense fallback={null}>
              <LazyConfetti />
            </Suspense>
          )}
          <BlissSeal width={56} />
          <div className={css.cardWords}>
            <p className={css.cardTitle}>{welcomeCardTexts.title}</p>
            <p className={css.cardLine}>{welcomeCardTexts.line}</p>
          </div>
        </div>
      )}
    </div>
  );
}

function scrollIntoSight(card: HTMLElement | null) {
  card?.scrollIntoView({ block: 'nearest' });
}
