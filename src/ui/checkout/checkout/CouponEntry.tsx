import { t } from '../../../domain/kit/text/text.ts';
import type { FormEvent } from 'react';
import type { CouponEntry as Coupon } from '../../../machines/checkout/checkout/checkout.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { PlusIcon, TicketIcon } from '../../kit/icon/icons.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import type { CheckoutActor } from './checkout-actor.ts';
import * as css from './OrderSummary.css.ts';

interface CouponEntryProps {
  readonly actor: CheckoutActor;
  readonly coupon: Coupon;
}

/** The order's coupon: claimed, applied, or a field to enter one. */
export function CouponEntry({ actor, coupon }: CouponEntryProps) {
  return (
    <>
      {coupon.claim && <ClaimedCoupon actor={actor} claim={coupon.claim} />}
      {coupon.isApplied ? (
        <AppliedCoupon actor={actor} coupon={coupon} />
      ) : (
        <CouponForm actor={actor} coupon={coupon} />
      )}
    </>
  );
}

function ClaimedCoupon({ actor, claim }: { actor: CheckoutActor; claim: NonNullable<Coupon['claim']> }) {
  return (
    <div className={css.couponApplied}>
      <p className={css.couponWords} data-good="">
        {claim.text}
      </p>
      <Button tone="text" size="small" aria-label={claim.label} onClick={() => actor.send({ type: 'claim.apply' })}>
        {t`Apply`}
      </Button>
    </div>
  );
}

function AppliedCoupon({ actor, coupon }: CouponEntryProps) {
  return (
    <div className={css.couponApplied}>
      <p
        className={css.couponWords}
        data-good=""
        aria-live="polite"
      >{t`${coupon.code} is applied. ${coupon.message ?? ''}`}</p>
      <Button
        tone="text"
        size="small"
        aria-label={t`Remove coupon ${coupon.code}`}
        onClick={() => actor.send({ type: 'coupon.clear' })}
      >
        {t`Remove`}
      </Button>
    </div>
  );
}

/** Collapsed until opened. Shows why a code doesn't apply. */
function CouponForm({ actor, coupon }: CouponEntryProps) {
  const apply = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'coupon.apply' });
  };
  return (
    <details className={css.coupon} open={coupon.code !== ''}>
      <summary className={css.couponFold}>
        <TicketIcon />
        {t`Add a coupon`}
        <span className={css.couponSign}>
          <PlusIcon />
        </span>
      </summary>
      <form className={css.couponForm} onSubmit={apply}>
        <TextField
          label={t`Coupon code`}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          value={coupon.text}
          onValue={(text) => actor.send({ type: 'coupon.type', text })}
        />
        <Button type="submit" tone="outline" busy={coupon.isChecking}>
          {coupon.isChecking ? t`Checking…` : t`Apply`}
        </Button>
        <p className={css.couponWords} aria-live="polite">
          {coupon.message}
        </p>
      </form>
    </details>
  );
}
