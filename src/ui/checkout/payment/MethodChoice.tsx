import type { PaymentMethod } from '../../../domain/orders/order/order.ts';
import type { CheckoutView } from '../../../machines/checkout/checkout/checkout.view.ts';
import type { CheckoutActor } from '../checkout/checkout-actor.ts';
import * as page from '../checkout/CheckoutPage.css.ts';
import { Badge } from '../../kit/status/Badge.tsx';
import { Button } from '../../kit/action/Button.tsx';
import {
  BankIcon,
  CardIcon,
  CashIcon,
  PhoneIcon,
  ShieldIcon,
  WalletIcon,
  type Icon,
} from '../../kit/icon/icons.tsx';
import { RadioRows } from '../../kit/choice/RadioRows.tsx';
import * as css from './PaymentSteps.css.ts';

const icons: Readonly<Record<PaymentMethod, Icon>> = {
  upi: PhoneIcon,
  card: CardIcon,
  netbanking: BankIcon,
  cod: CashIcon,
  wallet: WalletIcon,
};

/** Payment methods. Cash on delivery is last and never hidden; it says why when it can't be selected. */
export function MethodChoice({ actor, view }: { actor: CheckoutActor; view: CheckoutView }) {
  const isPlacing = view.stage === 'placing';
  const isPricing = !view.summary.isCurrent && !view.summary.isUnquoted;
  const chosen = view.methods.find(({ isChosen }) => isChosen)?.method ?? null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'order.place' });
      }}
    >
      <RadioRows
        label="How to pay"
        rows={view.methods.map(({ method, title, text, refusal, isFastest = false }) => ({
          value: method,
          label: <MethodLabel method={method} title={title} />,
          detail: text,
          disabled: refusal !== null || isPlacing,
          ...asideOf(refusal, isFastest),
        }))}
        value={chosen}
        onValue={(method) => actor.send({ type: 'method.choose', method })}
      />
      <p className={css.promise}>
        <ShieldIcon size={18} />
        Payments go through an RBI authorised gateway. We never see your card or UPI PIN.
      </p>
      <div className={page.bar}>
        <Button
          className={page.barButton}
          type="submit"
          size="large"
          busy={isPlacing || isPricing}
          disabled={!isPlacing && !isPricing && !view.canPlace}
        >
          {isPlacing ? 'Placing your order…' : view.placeLabel}
        </Button>
      </div>
    </form>
  );
}

function MethodLabel({ method, title }: { method: PaymentMethod; title: string }) {
  const MethodIcon = icons[method];
  return (
    <span className={css.label}>
      <MethodIcon size={22} />
      {title}
    </span>
  );
}

function asideOf(refusal: string | null, isFastest: boolean) {
  if (refusal !== null) return { aside: <Badge tone="neutral">{refusal}</Badge> };
  return isFastest ? { aside: <Badge tone="good">Fastest</Badge> } : {};
}
