import { artworkOf } from '../../kit/art/artwork.ts';
import { fieldGround } from '../../kit/art/field.css.ts';
import { Plate } from '../../kit/art/Plate.tsx';
import * as css from './Botanical.css.ts';

interface BotanicalProps {
  readonly sku: string;
  readonly alt: string;
  readonly sizes: string;
  readonly first?: boolean;
  /** Must set the field's size. */
  readonly className: string;
}

/** A product's plant on its colour field; the empty field when there is no drawing. */
export function Botanical({ sku, alt, sizes, first = false, className }: BotanicalProps) {
  const { field, botanical, plate } = artworkOf(sku);
  const picture = botanical ?? plate;
  return (
    <div className={`${css.field} ${fieldGround[field]} ${className}`}>
      {picture !== null && <Plate plate={picture} alt={alt} sizes={sizes} first={first} className={css.plant} />}
    </div>
  );
}
