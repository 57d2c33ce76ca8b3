import { t } from '../../../domain/kit/text/text.ts';
import { hasFixedQuantity, keyOf, lineId, maxQuantity, type CartLine } from '../../../domain/cart/cart.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import { priceNotes } from '../../../machines/cart/cart/cart.prices.view.ts';
import type { SummaryLine } from '../../../machines/checkout/checkout/checkout.view.ts';
import { useShopActor, useShopView } from '../../shell/app/actors.tsx';
import { imageOf } from '../../../domain/kit/image.ts';
import { BottleThumb } from '../../kit/art/Bottle.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { Stepper } from '../../kit/action/Stepper.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import { held } from './CheckoutPage.css.ts';
import * as css from './OrderSummary.css.ts';

interface SummaryLinesProps {
  readonly lines: readonly SummaryLine[];
  readonly isFixed: boolean;
}

/** The lines as priced by the server. Quantity changes go to the cart. */
export function SummaryLines({ lines, isFixed }: SummaryLinesProps) {
  const cart = useShopView('cart', (snapshot) => snapshot.context.lines);
  const notes = useShopView('cart', priceNotes, isSame);
  if (lines.length === 0) return <WaitingLines count={cart.length} />;
  const inCart = new Map(cart.map((line) => [lineId(keyOf(line)), line]));
  return (
    <ul>
      {lines.map((line) => {
        const own = isFixed ? undefined : inCart.get(line.id);
        const note = own && line.problem === null ? notes[line.id] : undefined;
        return (
          <li key={line.id} className={css.line}>
            <div className={css.thumb}>
              <BottleThumb sku={line.sku} photo={imageOf(line.id)} size="row" />
              <span className={css.count} aria-hidden="true">
                {line.quantity}
              </span>
            </div>
            <div>
              <p className={css.name}>
                {line.name}
                <VisuallyHidden>{t`, quantity ${line.quantity}`}</VisuallyHidden>
              </p>
              <p className={css.choice}>{line.choice}</p>
              {line.needsPrescription && <p className={css.choice}>{t`Needs a prescription`}</p>}
            </div>
            <span className={css.amount}>{line.price}</span>
            {line.problem !== null && <p className={css.problem}>{line.problem}</p>}
            {note !== undefined && <p className={css.note}>{note}</p>}
            {own && <QuantityChange line={own} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Placeholders while the server prices the lines. */
function WaitingLines({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <ul aria-label={t`Loading your order`}>
      {places.map((place) => (
        <li key={place} className={css.waiting}>
          <Skeleton shape="fill" />
        </li>
      ))}
    </ul>
  );
}

function QuantityChange({ line }: { line: CartLine }) {
  const cart = useShopActor('cart');
  const key = keyOf(line);
  const remove = () => cart.send({ type: 'item.remove', key });
  if (hasFixedQuantity(line)) {
    return (
      <div className={css.change}>
        <Button tone="text" size="small" aria-label={t`Remove ${line.name}`} onClick={remove}>
          {t`Remove`}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.change}>
      <Stepper
        of={line.name}
        size="small"
        value={line.quantity}
        max={maxQuantity}
        onValue={(value) => cart.send({ type: value > line.quantity ? 'item.raise' : 'item.lower', key })}
        onRemove={remove}
      />
    </div>
  );
}

/** What keeps the order from being placed. On a phone it would be out of sight: the order is folded there (CRT-16). */
export function BlockedLines({ lines }: { readonly lines: readonly SummaryLine[] }) {
  const cart = useShopActor('cart');
  const remove = (id: string) => {
    const line = cart.getSnapshot().context.lines.find((each) => lineId(keyOf(each)) === id);
    if (line) cart.send({ type: 'item.remove', key: keyOf(line) });
  };
  return lines
    .filter(({ isBlocking }) => isBlocking)
    .map(({ id, name, problem }) => (
      <div key={id} className={held}>
        <Notice
          tone="warning"
          action={
            <Button
              tone="text"
              size="small"
              aria-label={t`Remove ${name}`}
              onClick={({ currentTarget }) => {
                currentTarget.closest('main')?.querySelector('h1')?.focus();
                remove(id);
              }}
            >
              {t`Remove`}
            </Button>
          }
        >
          {`${name}: ${problem}`}
        </Notice>
      </div>
    ));
}
