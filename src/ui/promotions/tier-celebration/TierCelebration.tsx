import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import {
  tierReveal,
  unlockedText,
  unlockedTitle,
} from '../../../machines/promotions/tier-celebration/tier-celebration.view.ts';
import type { timedRevealMachine } from '../../../machines/kit/timed-reveal/timed-reveal.machine.ts';
import { revealState } from '../../../machines/kit/timed-reveal/timed-reveal.view.ts';
import { usePromotionsActor, usePromotionsView, useView } from '../../shell/app/actors.tsx';
import { useSite } from '../../shell/app/site.tsx';
import { BudOn, DiyaLit } from '../../kit/art/drawings.tsx';
import { KolamDrawn } from '../../kit/art/ornament/KolamDrawn.tsx';
import { CloseIcon } from '../../kit/icon/icons.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import * as css from './TierCelebration.css.ts';

interface TierCelebrationProps {
  /** An open cart renders its own, because content outside of a modal is inert. */
  readonly place: 'page' | 'cart';
}

/** Announces an unlocked tier. Render it in a live region; it doesn't move focus. */
export function TierCelebration({ place }: TierCelebrationProps) {
  const reveal = usePromotionsView('tierCelebration', tierReveal);
  return reveal && <Celebration key={reveal.sessionId} reveal={reveal} place={place} />;
}

interface CelebrationProps extends TierCelebrationProps {
  readonly reveal: ActorRefFrom<typeof timedRevealMachine>;
}

function Celebration({ reveal, place }: CelebrationProps) {
  const actor = usePromotionsActor('tierCelebration');
  const words = usePromotionsView('tierCelebration', unlockedText);
  const state = useView(reveal, revealState);
  const isFestive = useSite().season === 'diwali';
  const Light = isFestive ? DiyaLit : BudOn;
  return (
    <section className={css.celebration} aria-label={unlockedTitle} data-place={place} data-state={state}>
      <KolamDrawn className={css.kolam} />
      <Light className={css.light} width={110} />
      <p className={css.title}>{unlockedTitle}</p>
      <p className={css.words}>{words}</p>
      <div className={css.close}>
        <IconButton label={t`Close the celebration`} onClick={() => actor.send({ type: 'celebration.close' })}>
          <CloseIcon />
        </IconButton>
      </div>
    </section>
  );
}
