import type { ActorRefFrom } from 'xstate';
import { isSame } from '../../domain/kit/is-same.ts';
import type { productChoiceMachine } from '../../machines/catalogue/product-choice/product-choice.machine.ts';
import { productChoiceView } from '../../machines/catalogue/product-choice/product-choice.view.ts';
import type { WritingView } from '../../machines/prescriptions/prescription-editor/prescription-editor.view.ts';
import { Checkbox } from '../kit/field/Checkbox.tsx';
import { FieldNote } from '../kit/field/Field.tsx';
import { TextField } from '../kit/field/TextField.tsx';
import { useView } from '../shell/app/actors.tsx';
import * as css from './prescription.css.ts';

export type ProductChoiceActor = ActorRefFrom<typeof productChoiceMachine>;

interface ProductsCoveredProps {
  readonly choice: ProductChoiceActor;
  readonly products: WritingView['products'];
  readonly error: string | undefined;
  readonly onToggle: (sku: string) => void;
}

/** Most results below the search; the next letters narrow them down. */
const maxFound = 8;

/** What the prescription covers: what orders wait for, then whatever is found by search. */
export function ProductsCovered({ choice, products, error, onToggle }: ProductsCoveredProps) {
  const { text, matches, message, products: known } = useView(choice, productChoiceView, isSame);
  const listed = new Set(products.map(({ sku }) => sku));
  const found = text.trim() === '' ? [] : matches.filter(({ sku }) => !listed.has(sku)).slice(0, maxFound);
  const nameOf = (sku: string) => known.find((each) => each.sku === sku)?.name ?? sku;
  return (
    <fieldset>
      <legend className={css.legend}>Shop products it covers</legend>
      <div className={css.foldBody}>
        {products.length > 0 && (
          <div className={css.products}>
            {products.map(({ sku, name, isChosen }) => (
              <Checkbox key={sku} checked={isChosen} onChecked={() => onToggle(sku)}>
                {name || nameOf(sku)}
              </Checkbox>
            ))}
          </div>
        )}
        <FieldNote id="products" label="Shop products it covers" error={error} />
        <TextField
          type="search"
          label="Find a product"
          maxLength={60}
          value={text}
          hint={text.trim() === '' ? 'By its name' : message}
          onValue={(typed) => choice.send({ type: 'product.seek', text: typed })}
        />
        {found.length > 0 && (
          <fieldset className={css.products} aria-label="Found products">
            {found.map(({ sku, name }) => (
              <Checkbox key={sku} checked={false} onChecked={() => onToggle(sku)}>
                {name}
              </Checkbox>
            ))}
          </fieldset>
        )}
      </div>
    </fieldset>
  );
}
