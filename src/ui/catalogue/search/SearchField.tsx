import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import type { SearchView } from '../../../machines/catalogue/search/search.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { imageOf } from '../../../domain/kit/image.ts';
import { artworkOf } from '../../kit/art/artwork.ts';
import { fieldGround } from '../../kit/art/field.css.ts';
import { Combobox } from '../../kit/choice/Combobox.tsx';
import * as css from './Search.css.ts';
import type { SearchRef } from './SearchButton.tsx';

interface SearchFieldProps {
  readonly actor: SearchRef;
  readonly view: SearchView;
  /** The close button. */
  readonly children: ReactNode;
}

/** The search of the shop, with suggestions. */
export function SearchField({ actor, view, children }: SearchFieldProps) {
  return (
    <Combobox
      view={view}
      isStatusShown={view.isNothing || view.isFailed}
      label={t`Search the shop`}
      placeholder={t`Sleep, haldi, saffron`}
      listLabel={t`Suggestions`}
      classes={{ form: css.form, list: css.list }}
      target={{ action: '/shop', name: 'q' }}
      onText={(text) => actor.send({ type: 'text.type', text })}
      onMove={(type) => actor.send({ type })}
      onChoose={(index) => actor.send({ type: 'option.choose', index })}
      onSubmit={() => actor.send({ type: 'search.submit' })}
      onRetry={() => actor.send({ type: 'search.retry' })}
      renderStart={({ sku }) => sku !== null && <Thumb sku={sku} />}
      atEnd={children}
    >
      {view.hasRecent && (
        <Button
          tone="text"
          size="small"
          className={css.forget}
          onClick={() => actor.send({ type: 'recent.forget' })}
        >
          {t`Forget these searches`}
        </Button>
      )}
    </Combobox>
  );
}

function Thumb({ sku }: { sku: string }) {
  const { field } = artworkOf(sku);
  return (
    <span className={`${css.thumb} ${fieldGround[field]}`} aria-hidden="true">
      {field === 'plain' && <img className={css.picture} src={imageOf(sku)} alt="" width={28} height={36} />}
    </span>
  );
}
