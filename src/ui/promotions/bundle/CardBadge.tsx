import type { ActorRefFrom } from 'xstate';
import type { bundleCardMachine } from '../../../machines/promotions/bundle-card/bundle-card.machine.ts';
import type { CardBadge as Badge } from '../../../machines/promotions/bundle-card/bundle-card.view.ts';
import { TimerIcon } from '../../kit/icon/icons.tsx';
import * as css from './CardBadge.css.ts';
import { CardClock } from './CardClock.tsx';

interface CardBadgeProps {
  readonly badge: Badge;
  readonly card: ActorRefFrom<typeof bundleCardMachine>;
}

/** A card's single badge: countdown, low stock, or the admin's text. */
export function CardBadge({ badge, card }: CardBadgeProps) {
  return (
    <span className={css.badge} data-kind={badge.kind}>
      {badge.kind === 'clock' ? (
        <>
          <TimerIcon size={14} />
          <CardClock card={card} />
        </>
      ) : (
        badge.text
      )}
    </span>
  );
}
