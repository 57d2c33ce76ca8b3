import * as blogAdminCalls from '../../../../contract/content/blog/blog-admin.calls.ts';
import * as bundleCalls from '../../../../contract/promotions/bundle/bundle.calls.ts';
import { isSame } from '../../../../domain/kit/is-same.ts';
import { recordChoiceLogic } from '../../../../machines/catalogue/product-choice/product-choice.actors.ts';
import type { Choosable } from '../../../../machines/catalogue/product-choice/product-choice.machine.ts';
import { recordChoiceView } from '../../../../machines/catalogue/product-choice/product-choice.view.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { choice } from '../../../../ui/admin/category-choice/CategoryChoice.css.ts';
import { ProductPicker } from '../../../../ui/admin/picker/ProductPicker.tsx';
import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { RetryNotice } from '../../../../ui/kit/status/RetryNotice.tsx';
import { useScreenActor, useView } from '../../../../ui/shell/app/actors.tsx';
import { useServices } from '../../../platform/services.tsx';
import { foundOrNull } from '../../kit/form/product-choice.tsx';

/** Maximum records in a search result. */
const max = '40';

interface Source {
  readonly words: { readonly seek: string; readonly found: string };
  readonly shown: string;
  readonly find: (
    http: Http,
    q: string,
    signal: AbortSignal,
  ) => Promise<{ readonly total: number; readonly matches: readonly Choosable[] }>;
  readonly read: (http: Http, id: string, signal: AbortSignal) => Promise<Choosable>;
}

const sources: Readonly<Record<'Bundle' | 'Post', Source>> = {
  Bundle: {
    words: { seek: 'Find a bundle', found: 'Bundles' },
    shown: 'Choose a bundle',
    find: async (http, q, signal) => {
      const query = { status: 'all', limit: max, ...(q === '' ? {} : { q }) } as const;
      const { bundles, total } = await http.send(bundleCalls.listBundles, { query, signal });
      return { total, matches: bundles.map(({ id, name }) => ({ sku: id, name })) };
    },
    read: async (http, id, signal) => {
      const { name } = await http.send(bundleCalls.readBundle, { params: { id }, signal });
      return { sku: id, name };
    },
  },
  Post: {
    words: { seek: 'Find a post', found: 'Posts' },
    shown: 'Choose a post',
    find: async (http, q, signal) => {
      const query = { limit: max, ...(q === '' ? {} : { q }) };
      const { items, total } = await http.send(blogAdminCalls.listAllPosts, { query, signal });
      return { total, matches: items.map(({ id, title }) => ({ sku: id, name: title })) };
    },
    read: async (http, id, signal) => {
      const { title } = await http.send(blogAdminCalls.readPost, { params: { id }, signal });
      return { sku: id, name: title };
    },
  },
};

/** One bundle or post of a campaign, found by search and shown by name. */
export function MemberField(props: FieldDrawProps & { readonly label: 'Bundle' | 'Post' }) {
  const { label, value, source, error, onValue } = props;
  const { http } = useServices();
  const { words, shown, find, read } = sources[label];
  const actor = useScreenActor(
    recordChoiceLogic({
      loadProducts: async ({ text, wanted }, signal) => {
        const [{ total, matches }, ...named] = await Promise.all([
          find(http, text.trim(), signal),
          ...wanted.map(async (id) => foundOrNull(read(http, id, signal))),
        ]);
        return { total, matches, wanted: named.filter((each) => each !== null) };
      },
      watchWanted: (tell) => source.follow((id) => tell([textOf(id)])),
    }),
    undefined,
  );
  const { text, products, matches, message, isFailed } = useView(actor, recordChoiceView, isSame);
  const chosen = textOf(value);
  return (
    <div className={choice}>
      <ProductPicker
        label={label}
        words={words}
        error={error}
        chosen={chosen}
        shown={products.find(({ sku }) => sku === chosen)?.name ?? (chosen || shown)}
        text={text}
        message={message}
        options={matches.map(({ sku, name }) => ({ value: sku, label: name }))}
        onText={(typed) => actor.send({ type: 'product.seek', text: typed })}
        onValue={onValue}
      />
      {isFailed && (
        <RetryNotice onRetry={() => actor.send({ type: 'picker.retry' })}>
          Couldn’t load the list. Try again.
        </RetryNotice>
      )}
    </div>
  );
}
