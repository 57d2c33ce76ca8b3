import { t } from '../../../domain/kit/text/text.ts';
import type { FormEvent } from 'react';
import { productSorts, type ProductSort } from '../../../domain/catalogue/catalogue.ts';
import type { CatalogueView } from '../../../machines/catalogue/catalogue/catalogue.view.ts';
import { useShopActor, useShopView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Select } from '../../kit/choice/Select.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { SearchIcon } from '../../kit/icon/icons.tsx';
import * as css from './SearchForm.css.ts';

const sortLabels: Readonly<Record<ProductSort, string>> = {
  featured: t`Featured`,
  price: t`Price, low to high`,
  '-price': t`Price, high to low`,
  name: t`Name`,
  newest: t`Newest`,
};
const sorts = productSorts.map((value) => ({ value, label: sortLabels[value] }));

/** Search and sort. Without script, submitting it requests the same URL from the server. */
export function SearchForm({ view }: { view: CatalogueView }) {
  const catalogue = useShopActor('catalogue');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    catalogue.send({ type: 'search.submit' });
  };
  return (
    <form className={css.form} action="/shop" method="get" onSubmit={submit}>
      <TextField
        label={t`Search`}
        type="search"
        name="q"
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t`Sleep, tulsi, dog`}
        before={<SearchIcon />}
        value={view.text}
        onValue={(typed) => catalogue.send({ type: 'search.type', text: typed })}
      />
      <div className={css.sort}>
        <Select
          label={t`Sort by`}
          name="sort"
          options={sorts}
          value={view.sort}
          onValue={(sort) => catalogue.send({ type: 'sort.choose', sort })}
        />
      </div>
      <Kept />
      <Button type="submit" tone="outline" className={css.button}>
        {t`Search`}
      </Button>
    </form>
  );
}

/** Hidden inputs that keep the current filters when searching. */
function Kept() {
  const query = useShopView('catalogue', (snapshot) => snapshot.context.query);
  const { category, flavour, minPrice, maxPrice } = query;
  return Object.entries({ category, flavour, minPrice, maxPrice }).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
