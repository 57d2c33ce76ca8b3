import { t } from '../../../domain/kit/text/text.ts';
import { langOf, notTranslated } from '../../../domain/kit/text/translated.ts';
import type { Plan } from '../../../machines/catalogue/product-options/product-options.machine.ts';
import {
  labelLine,
  productOptionsView,
  type ProductOptionsView,
} from '../../../machines/catalogue/product-options/product-options.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Badge } from '../../kit/status/Badge.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Chips } from '../../kit/field/Chips.tsx';
import { RadioRows, type RadioRow } from '../../kit/choice/RadioRows.tsx';
import { Stepper } from '../../kit/action/Stepper.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import * as css from './BuyBox.css.ts';
import type { ProductOptionsRef } from './ProductPage.tsx';

/** Price, choices, quantity, and the page's one solid button. */
export function BuyBox({ options, name }: { options: ProductOptionsRef; name: string }) {
  const view = useView(options, productOptionsView);
  const label = useView(options, labelLine);
  return (
    <>
      <PriceLine view={view} label={label} />
      <Choices
        label={t`Flavour`}
        choices={view.flavours}
        disabled={view.isSoldOut}
        onValue={(flavour) => options.send({ type: 'flavour.choose', flavour })}
      />
      <Choices
        label={t`Size`}
        choices={view.variants}
        disabled={view.isSoldOut}
        onValue={(variant) => options.send({ type: 'variant.choose', variant })}
      />
      {view.plans.length > 0 && (
        <RadioRows
          label={t`How often`}
          rows={view.plans.map((plan) => ({ ...rowOf(plan), disabled: !view.canAdd }))}
          value={view.plans.find(({ isChosen }) => isChosen)?.plan ?? null}
          onValue={(plan) => options.send({ type: 'plan.choose', plan })}
        />
      )}
      <div className={css.add}>
        {view.hasQuantity && (
          <Stepper
            of={name}
            size="large"
            value={view.quantity}
            disabled={!view.canAdd}
            max={view.canRaise ? 10 : view.quantity}
            onValue={(wanted) =>
              options.send({ type: wanted > view.quantity ? 'quantity.raise' : 'quantity.lower' })
            }
          />
        )}
        <Button size="large" block disabled={!view.canAdd} onClick={() => options.send({ type: 'choice.add' })}>
          {view.addLabel}
        </Button>
      </div>
      {view.scarcity && (
        <p>
          <Badge tone="warning">{view.scarcity}</Badge>
        </p>
      )}
    </>
  );
}

function PriceLine({
  view: { price, listPrice, saving },
  label,
}: {
  view: ProductOptionsView;
  label: string | null;
}) {
  return (
    <p className={css.price}>
      {listPrice && (
        <s className={css.was}>
          <VisuallyHidden>{t`Regular price`} </VisuallyHidden>
          {listPrice}
        </s>
      )}
      <b className={css.now}>{price}</b>
      <span className={css.taxes}>{t`Includes all taxes`}</span>
      {saving && <span className={css.saving}>{saving}</span>}
      {label !== null && <span className={css.legal}>{label}</span>}
    </p>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: ProductOptionsView['flavours'];
  readonly disabled: boolean;
  readonly onValue: (value: string) => void;
}

function Choices({ label, choices, disabled, onValue }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <Chips
      label={label}
      echo
      chips={choices.map(({ value, label: name, isGone }) => ({
        value,
        label: isGone ? t`${name}, out of stock` : name,
        lang: name === value ? langOf(notTranslated, '') : undefined,
        disabled: disabled || isGone,
      }))}
      value={choices.find(({ isChosen }) => isChosen)?.value ?? null}
      onValue={onValue}
    />
  );
}

function rowOf({ plan, title, price, saving }: ProductOptionsView['plans'][number]): RadioRow<Plan> {
  const label = (
    <>
      {title}
      {saving && <Badge tone="good">{saving}</Badge>}
    </>
  );
  return {
    value: plan,
    label,
    aside: price,
    ...(plan === 'trial' ? {} : { detail: t`Cancel anytime, no strings attached` }),
  };
}
