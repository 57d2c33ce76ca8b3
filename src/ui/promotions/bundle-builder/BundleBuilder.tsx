import { t } from '../../../domain/kit/text/text.ts';
import { choiceName } from '../../../domain/catalogue/product/choice-names.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { bundleBuilderMachine } from '../../../machines/promotions/bundle-builder/bundle-builder.machine.ts';
import {
  bundleBuilderView,
  type BundleBuilderView,
} from '../../../machines/promotions/bundle-builder/bundle-builder.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { BottleThumb } from '../../kit/art/Bottle.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { Select } from '../../kit/choice/Select.tsx';
import { visuallyHidden, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './BundleBuilder.css.ts';

type BundleBuilderRef = ActorRefFrom<typeof bundleBuilderMachine>;
type Row = BundleBuilderView['products'][number];

/** 'Build your own bundle': the products to choose from, and the bundle's price. */
export function BundleBuilder({ builder }: { builder: BundleBuilderRef }) {
  const view = useView(builder, bundleBuilderView, isSame);
  return (
    <section className={wrap} aria-labelledby="build-bundle">
      <h2 className={text({ as: 'h2' })} id="build-bundle">
        {t`Build your own bundle`}
      </h2>
      <p className={`${text({ as: 'lead', tone: 'secondary' })} ${css.lead}`}>{view.lead}</p>
      <div className={css.columns}>
        <div>
          <ul className={css.products} aria-label={t`Products for the bundle`}>
            {view.products.map((row) => (
              <ProductRow key={row.sku} row={row} builder={builder} />
            ))}
          </ul>
          {view.canRetry && (
            <p className={css.retry}>
              {t`Couldn’t load the other products.`}
              <Button tone="text" size="small" onClick={() => builder.send({ type: 'products.retry' })}>
                {t`Try again`}
              </Button>
            </p>
          )}
        </div>
        <Panel view={view} onSubmit={() => builder.send({ type: 'bundle.submit' })} />
      </div>
    </section>
  );
}

function ProductRow({ row, builder }: { row: Row; builder: BundleBuilderRef }) {
  const { sku, name, price, isPicked, canPick, note, flavour, variant } = row;
  return (
    <li className={css.product}>
      <div className={css.row}>
        <BottleThumb sku={sku} size="row" />
        <div className={css.words}>
          <h3 className={css.name}>{name}</h3>
          <p className={css.price}>{note === null ? price : `${price}, ${note.toLowerCase()}`}</p>
        </div>
        <Button
          tone={isPicked ? 'text' : 'outline'}
          size="small"
          className={css.toggle}
          aria-label={isPicked ? t`Remove ${name} from the bundle` : t`Add ${name} to the bundle`}
          disabled={!isPicked && !canPick}
          onClick={() => builder.send({ type: isPicked ? 'pick.remove' : 'pick.add', sku })}
        >
          {isPicked ? t`Remove` : t`Add`}
        </Button>
      </div>
      {flavour !== null && variant !== null && (
        <fieldset className={css.choices} aria-label={t`Options of ${name}`}>
          <Choice
            label={t`Flavour`}
            values={row.flavours}
            value={flavour}
            onValue={(value) => builder.send({ type: 'flavour.choose', sku, flavour: value })}
          />
          <Choice
            label={t`Size`}
            values={row.variants}
            value={variant}
            onValue={(value) => builder.send({ type: 'variant.choose', sku, variant: value })}
          />
        </fieldset>
      )}
    </li>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** Renders nothing when there is only one option. */
function Choice({ label, values, value, onValue }: ChoiceProps) {
  if (values.length < 2) return null;
  return (
    <Select
      label={label}
      options={values.map((each) => ({ value: each, label: choiceName(each) }))}
      value={value}
      onValue={onValue}
    />
  );
}

function Panel({ view, onSubmit }: { view: BundleBuilderView; onSubmit: () => void }) {
  const { rungs, sums, hint, cheaper, canSubmit, isAdding, submitLabel } = view;
  return (
    <div className={css.panel}>
      <ol className={css.rungs} aria-label={t`What each size saves`}>
        {rungs.map((rung) => (
          <li key={rung.size} className={css.rung} data-state={rung.state}>
            <span className={css.size}>{rung.label}</span>
            <span className={css.percentage}>
              {rung.state === 'unavailable' ? <s>{rung.saving}</s> : rung.saving}
            </span>
            <span className={css.rungPrice}>{rung.price}</span>
          </li>
        ))}
      </ol>
      {sums && (
        <dl className={css.sums}>
          <div className={css.sum}>
            <dt>{t`Regular price`}</dt>
            <dd>
              <s>{sums.regular}</s>
            </dd>
          </div>
          <div className={css.sum}>
            <dt>{t`Bundle price`}</dt>
            <dd className={css.now}>{sums.bundle}</dd>
          </div>
          <div className={css.saving}>
            <dt className={visuallyHidden}>{t`Saving`}</dt>
            <dd>{sums.saving}</dd>
          </div>
        </dl>
      )}
      <output className={css.hint}>
        {sums && <span className={visuallyHidden}>{t`Bundle price ${sums.bundle}.`} </span>}
        {hint}
      </output>
      {cheaper !== null && (
        <div className={css.cheaper}>
          <Notice tone="info">{cheaper}</Notice>
        </div>
      )}
      <Button block size="large" busy={isAdding} disabled={!canSubmit && !isAdding} onClick={onSubmit}>
        {submitLabel}
      </Button>
    </div>
  );
}
