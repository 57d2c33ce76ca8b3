import { t } from '../../../../domain/kit/text/text.ts';
import { Dialog } from 'radix-ui';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { timedRevealMachine } from '../../../../machines/kit/timed-reveal/timed-reveal.machine.ts';
import { revealState } from '../../../../machines/kit/timed-reveal/timed-reveal.view.ts';
import {
  welcomeReveal,
  welcomeTerms,
  welcomeTexts,
} from '../../../../machines/account/club/welcome/welcome.view.ts';
import { usePromotionsActor, usePromotionsView, useView } from '../../../shell/app/actors.tsx';
import { useSite } from '../../../shell/app/site.tsx';
import { BlissSeal } from '../../../kit/art/drawings.tsx';
import { LazyConfetti } from '../../../promotions/confetti/LazyConfetti.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { ClubScreen } from '../membership/ClubScreen.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './Welcome.css.ts';

/** Welcomes a new member at the checkout. */
export function WelcomeOverlay() {
  const reveal = usePromotionsView('welcome', welcomeReveal);
  return reveal && <Overlay reveal={reveal} />;
}

function Overlay({ reveal }: { reveal: ActorRefFrom<typeof timedRevealMachine> }) {
  const actor = usePromotionsActor('welcome');
  const state = useView(reveal, revealState);
  const terms = welcomeTerms(useSite().membership);
  return (
    <ClubScreen isOpen={state === 'open'} onClose={() => actor.send({ type: 'celebration.close' })}>
      <Suspense fallback={null}>
        <LazyConfetti />
      </Suspense>
      <div className={css.welcome}>
        <BlissSeal width={112} />
        <Dialog.Title className={text({ as: 'h1' })}>{welcomeTexts.title}</Dialog.Title>
        {terms && <p className={css.terms}>{terms}</p>}
        <ul className={css.perks}>
          {welcomeTexts.perks.map((perk) => (
            <li key={perk}>{perk}</li>
          ))}
        </ul>
        {/* Not in the corner, where the cart's toast would cover it. */}
        <Dialog.Close asChild>
          <Button tone="accent" aria-label={t`Close the welcome`} className={css.close}>
            {t`Close`}
          </Button>
        </Dialog.Close>
      </div>
    </ClubScreen>
  );
}
