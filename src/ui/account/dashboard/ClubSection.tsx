import { t } from '../../../domain/kit/text/text.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { membershipChoice } from '../../../domain/account/membership/membership.ts';
import type { clubStatusMachine } from '../../../machines/account/club/club-status/club-status.machine.ts';
import { clubStatusView } from '../../../machines/account/club/club-status/club-status.view.ts';
import { useShop, useShopActor, useView } from '../../shell/app/actors.tsx';
import { useSite } from '../../shell/app/site.tsx';
import { BlissSeal } from '../../kit/art/drawings.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { text } from '../../kit/theme/text.css.ts';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import { AskAgain } from '../../kit/status/AskAgain.tsx';
import * as css from './ClubSection.css.ts';

const benefits = [
  t`Free delivery on every order`,
  t`An extra discount on everything outside bundles`,
  t`Early access to new products`,
];

interface ClubSectionProps {
  readonly actor: ActorRefFrom<typeof clubStatusMachine>;
  /** The form that renews the membership. */
  readonly renewal: ReactNode;
}

/** The membership: end date, savings so far, benefits. */
export function ClubSection({ actor, renewal }: ClubSectionProps) {
  const view = useView(actor, clubStatusView, isSame);
  return (
    <>
      <h1 className={text({ as: 'h2' })}>{t`Membership`}</h1>
      {view.kind === 'loading' && (
        <div className={css.waiting}>
          <output className={visuallyHidden}>{t`Loading your membership`}</output>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      )}
      {view.kind === 'failed' && (
        <AskAgain onAsk={() => actor.send({ type: 'status.retry' })}>{view.text}</AskAgain>
      )}
      {view.kind === 'member' && (
        <section className={css.plate} aria-label={view.title}>
          <BlissSeal width={64} />
          <h2 className={text({ as: 'h3' })}>{view.title}</h2>
          <p>{view.until}</p>
          <p className={css.saved}>
            <span>{t`Saved since joining`}</span>
            <b className={css.amount}>{view.savings}</b>
          </p>
        </section>
      )}
      {view.kind === 'outside' && (
        <section className={css.plate} aria-label={view.title}>
          <BlissSeal width={64} />
          <h2 className={text({ as: 'h3' })}>{view.title}</h2>
          {view.note !== null && <p>{view.note}</p>}
          <Join />
        </section>
      )}
      {(view.kind === 'member' || view.kind === 'outside') && (
        <ul className={css.benefits} aria-label={t`What members get`}>
          {benefits.map((benefit) => (
            <li key={benefit} className={css.benefit}>
              {benefit}
            </li>
          ))}
        </ul>
      )}
      {view.kind === 'member' && renewal}
    </>
  );
}

function Join() {
  const { membership } = useSite();
  const shop = useShop();
  const cart = useShopActor('cart');
  if (!membership) return null;
  const join = () => {
    cart.send({ type: 'item.add', sku: membership.sku, ...membershipChoice(membership), isQuiet: true });
    shop.send({ type: 'buy.now' });
  };
  return (
    <Button tone="accent" onClick={join}>
      {t`Join The Bliss Club`}
    </Button>
  );
}
