import type { ReactNode } from 'react';
import type { Cell } from '../../../machines/admin/frame/collection/collection.types.ts';
import { formatTimestamp } from '../../../domain/kit/money/dates.ts';
import { formatCount, formatRupees } from '../../../domain/kit/money/money.ts';
import { Badge } from '../../kit/status/Badge.tsx';
import { imageOf } from '../../../domain/kit/image.ts';
import { artworkOf } from '../../kit/art/artwork.ts';
import { fieldGround } from '../../kit/art/field.css.ts';
import { Photo } from '../../kit/display/Photo.tsx';
import * as cells from './cells.css.ts';
import * as css from './list.css.ts';
import { addressBreaks } from '../../kit/react/address-breaks.tsx';
import { Link } from '../../kit/action/Link.tsx';

type TextCell = Extract<Cell, { kind: 'text' }>;

/** Whether a cell shows a dash or nothing: a phone's card leaves it out, because no column's head says what is missing. */
export function isEmptyCell(cell: Cell | undefined): boolean {
  switch (cell?.kind) {
    case undefined:
      return true;
    case 'text':
      return cell.text === '';
    case 'money':
      return cell.amount === null;
    case 'number':
      return cell.value === null;
    case 'moment':
      return cell.at === null;
    case 'picture':
      return cell.src === null;
    case 'changes':
      return cell.changes.length === 0;
    case 'blank':
      return true;
    default:
      return false;
  }
}

/** One cell of a list, by kind. An empty one is a dash. */
export function ListCell({ cell }: { cell: Cell | undefined }) {
  if (!cell) return <Nothing />;
  switch (cell.kind) {
    case 'text':
      return cell.text === '' ? (
        <Nothing />
      ) : (
        <Pictured product={cell.product}>
          {cell.href === undefined ? (
            <span
              {...(cell.isWhole ? { className: cells.whole } : {})}
              {...(cell.note === undefined ? {} : { className: cells.first, title: cell.text })}
            >
              {addressBreaks(cell.text)}
            </span>
          ) : (
            <Link className={cells.person} href={cell.href}>
              {addressBreaks(cell.text)}
            </Link>
          )}
          {cell.note !== undefined && <span className={cells.note}> {addressBreaks(cell.note)}</span>}
        </Pictured>
      );
    case 'blank':
      return null;
    case 'badge':
      return <Badge tone={cell.tone}>{cell.text}</Badge>;
    case 'money':
      return cell.amount === null ? <Nothing /> : formatRupees(cell.amount);
    case 'number':
      return cell.value === null ? (
        <Nothing />
      ) : (
        <>
          {formatCount(cell.value)}
          {cell.of !== undefined && cell.of !== null && (
            <span className={css.aside}> of {formatCount(cell.of)}</span>
          )}
        </>
      );
    case 'moment':
      return cell.at === null ? (
        <Nothing />
      ) : (
        <time className={cells.whole} dateTime={cell.at}>
          {formatTimestamp(new Date(cell.at))}
        </time>
      );
    case 'picture':
      return cell.src === null ? <Nothing /> : <img className={cells.picture} src={cell.src} alt={cell.text} />;
    case 'changes':
      return <Changes changes={cell.changes} />;
    case 'colours':
      return (
        <span className={cells.swatch} style={{ background: cell.background, color: cell.text }}>
          {cell.words}
        </span>
      );
  }
}

const maxChanges = 6;

function Changes({ changes }: { changes: Extract<Cell, { kind: 'changes' }>['changes'] }) {
  if (changes.length === 0) return <Nothing />;
  return (
    <dl className={cells.changes}>
      {changes.slice(0, maxChanges).map(({ name, before, after }) => (
        <div key={name} className={cells.change}>
          <dt>{name}</dt>
          <dd>
            {before !== '' && <del>{addressBreaks(before)}</del>}{' '}
            {after !== '' && <ins>{addressBreaks(after)}</ins>}
          </dd>
        </div>
      ))}
      {changes.length > maxChanges && <div>and {changes.length - maxChanges} more fields</div>}
    </dl>
  );
}

/** The words of a cell, beside a product's picture if it has one. */
function Pictured({ product, children }: { product: TextCell['product']; children: ReactNode }) {
  if (!product) return children;
  return (
    <span className={cells.pictured}>
      <Thumb {...product} />
      <span>{children}</span>
    </span>
  );
}

/** A product's bottle or seal on its colour, or the photo of one that isn't drawn. Its name is beside it. */
function Thumb({ sku, image }: { readonly sku: string; readonly image: string | undefined }) {
  const { field, bottle } = artworkOf(sku);
  return (
    <span className={`${cells.thumb} ${fieldGround[field]}`}>
      {bottle === null ? (
        <Photo className={cells.photo} src={image ?? imageOf(sku)} alt="" sizes="32px" width={32} height={32} />
      ) : (
        <img className={cells.bottle} src={bottle} alt="" width={32} height={46} loading="lazy" />
      )}
    </span>
  );
}

function Nothing() {
  return (
    <span className={css.aside} aria-hidden="true">
      –
    </span>
  );
}
