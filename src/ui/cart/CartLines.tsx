import { maxQuantity } from '../../domain/cart/cart.ts';
import { t } from '../../domain/kit/text/text.ts';
import type { MouseEvent } from 'react';
import { choiceText } from '../../domain/catalogue/product/choice-names.ts';
import type { CartLineView } from '../../machines/cart/cart/cart.view.ts';
import { useShopActor } from '../shell/app/actors.tsx';
import { imageOf } from '../../domain/kit/image.ts';
import { BottleThumb } from '../kit/art/Bottle.tsx';
import { Price } from '../kit/price/Price.tsx';
import { Stepper } from '../kit/action/Stepper.tsx';
import { RepeatIcon } from '../kit/icon/icons.tsx';
import { LineNotes } from './LineNotes.tsx';
import * as css from './CartLines.css.ts';

interface CartLinesProps {
  readonly lines: readonly CartLineView[];
  /** Called with the line's id when the shopper cancels a plan. */
  readonly onCancel: (id: string) => void;
}

export function CartLines({ lines, onCancel }: CartLinesProps) {
  return (
    <ul aria-label={t`In your cart`}>
      {lines.map((line) => (
        <CartLine key={line.id} line={line} onCancel={() => onCancel(line.id)} />
      ))}
    </ul>
  );
}

function CartLine({ line, onCancel }: { line: CartLineView; onCancel: () => void }) {
  const cart = useShopActor('cart');
  const { key, name, quantity } = line;
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    focusNextLine(event.currentTarget);
    cart.send(line.bundle ? { type: 'bundle.remove', bundleId: line.bundle.id } : { type: 'item.remove', key });
  };
  return (
    <li className={css.line} data-problem={line.problem !== null}>
      <BottleThumb sku={line.sku} photo={imageOf(line.id)} />
      <div className={css.body}>
        <div className={css.top}>
          <div>
            <h3 className={css.name}>{name}</h3>
            <p className={css.choice}>{choiceText(line.key)}</p>
            {line.bundle && <p className={css.choice}>{line.bundle.label}</p>}
          </div>
          {line.isCounted && <Price amount={line.amount} was={line.listAmount} />}
        </div>
        {line.plan && <PlanBox plan={line.plan} name={name} onCancel={onCancel} />}
        <LineNotes line={line} />
        <div className={css.bottom}>
          <Stepper
            of={name}
            value={quantity}
            max={maxQuantity}
            size="small"
            disabled={line.isFixed}
            onValue={(wanted) => cart.send({ type: wanted > quantity ? 'item.raise' : 'item.lower', key })}
          />
          <button
            type="button"
            className={css.remove}
            data-remove
            aria-label={line.bundle ? t`Remove bundle ${name}` : t`Remove ${name}`}
            onClick={remove}
          >
            {line.bundle ? t`Remove bundle` : t`Remove`}
          </button>
        </div>
      </div>
    </li>
  );
}

function PlanBox({ plan, name, onCancel }: { plan: string; name: string; onCancel: () => void }) {
  return (
    <div className={css.plan}>
      <span className={css.planPart}>
        <RepeatIcon size={18} />
      </span>
      <div className={css.planPart}>
        <b>{plan}</b>
        <p>{t`Rest assured, you can cancel anytime, no strings attached`}</p>
      </div>
      <button type="button" className={css.cancel} aria-label={t`Cancel the plan of ${name}`} onClick={onCancel}>
        {t`Cancel`}
      </button>
    </div>
  );
}

/**
 * Moves focus before this line unmounts: to the next line's Remove, else the previous one's, else the close button.
 */
function focusNextLine(button: HTMLElement) {
  const line = button.closest('li');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>('[data-remove]');
  (next ?? button.closest('[role=dialog]')?.querySelector<HTMLElement>('button'))?.focus();
}
