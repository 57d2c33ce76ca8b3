import { t } from '../../../../domain/kit/text/text.ts';
import type { MembershipRowView } from '../../../../machines/account/club/membership/membership.view.ts';
import { usePromotionsActor } from '../../../shell/app/actors.tsx';
import { BlissSeal } from '../../../kit/art/drawings.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { TrashIcon } from '../../../kit/icon/icons.tsx';
import { Stepper } from '../../../kit/action/Stepper.tsx';
import * as css from './MembershipRow.css.ts';

/** The membership as one row: price, benefits, and a button to add or remove it. */
export function MembershipRow({ row }: { row: MembershipRowView }) {
  const { variant, title, notes, price, learn, isInCart } = row;
  return (
    <section className={css.row} aria-label={title} data-variant={variant}>
      <BlissSeal width={44} />
      <div>
        <b className={css.title}>{title}</b>
        {notes.map((note) => (
          <p key={note} className={css.note}>
            {note}
          </p>
        ))}
        {learn && <LearnMore words={learn} />}
      </div>
      {price && <span className={css.price}>{price}</span>}
      <AddOrRemove title={title} isInCart={isInCart} />
      {variant === 'admin' && isInCart && (
        <div className={css.quantity}>
          <Stepper of={t`Bliss Club`} value={1} max={1} size="small" onValue={() => {}} />
        </div>
      )}
    </section>
  );
}

function AddOrRemove({ title, isInCart }: { title: string; isInCart: boolean }) {
  const membership = usePromotionsActor('membership');
  return (
    <Button
      tone="accent"
      size="small"
      aria-label={isInCart ? t`Remove ${title}` : t`Add ${title}`}
      onClick={() => membership.send({ type: isInCart ? 'membership.remove' : 'membership.add' })}
      {...(isInCart ? { className: css.remove } : {})}
    >
      {isInCart ? <TrashIcon /> : t`Add`}
    </Button>
  );
}

function LearnMore({ words }: { words: string }) {
  const offer = usePromotionsActor('membershipOffer');
  return (
    <button type="button" className={css.learn} onClick={() => offer.send({ type: 'offer.open' })}>
      {words}
    </button>
  );
}
