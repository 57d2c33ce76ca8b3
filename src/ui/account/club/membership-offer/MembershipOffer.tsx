import { t } from '../../../../domain/kit/text/text.ts';
import { Dialog } from 'radix-ui';
import {
  isOfferOpen,
  membershipOfferView,
  type ClubBenefit,
} from '../../../../machines/account/club/membership-offer/membership-offer.view.ts';
import { usePromotionsActor, usePromotionsView } from '../../../shell/app/actors.tsx';
import { useSite } from '../../../shell/app/site.tsx';
import { artworkOf } from '../../../kit/art/artwork.ts';
import { Plate } from '../../../kit/art/Plate.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { CalendarIcon, type Icon, LeafIcon, StarIcon, TicketIcon, TruckIcon } from '../../../kit/icon/icons.tsx';
import { ClubScreen } from '../membership/ClubScreen.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './MembershipOffer.css.ts';

const icons: Readonly<Record<ClubBenefit['picture'], Icon>> = {
  delivery: TruckIcon,
  early: StarIcon,
  discount: TicketIcon,
  retreat: CalendarIcon,
  green: LeafIcon,
};

/** The Bliss Club offer as a full-screen dialog. */
export function MembershipOffer() {
  const actor = usePromotionsActor('membershipOffer');
  const isOpen = usePromotionsView('membershipOffer', isOfferOpen);
  const view = membershipOfferView(useSite().membership);
  const { plate, script } = artworkOf('bliss-club');
  return (
    <ClubScreen
      isOpen={isOpen}
      onClose={() => actor.send({ type: 'offer.close' })}
      closeLabel={t`Close the membership offer`}
    >
      <div className={css.offer}>
        <div className={css.art}>
          {plate && <Plate className={css.image} plate={plate} alt="" sizes="(min-width: 768px) 50vw, 100vw" />}
        </div>
        <div className={css.words}>
          <div>
            <p className={css.script} lang="sa" aria-hidden="true">
              {script}
            </p>
            <Dialog.Title className={text({ as: 'h1' })}>{view.title}</Dialog.Title>
            <p className={css.tagline}>{view.tagline}</p>
          </div>
          <ul className={css.benefits}>
            {view.benefits.map(({ picture, text: words }) => {
              const BenefitIcon = icons[picture];
              return (
                <li key={picture} className={css.benefit}>
                  <span className={css.icon}>
                    <BenefitIcon />
                  </span>
                  {words}
                </li>
              );
            })}
          </ul>
          <div>
            <Button tone="accent" size="large" onClick={() => actor.send({ type: 'offer.accept' })}>
              {view.action}
            </Button>
          </div>
        </div>
      </div>
    </ClubScreen>
  );
}
