import botanicalDog from '../../../../assets/art/botanical-dog-mantra.svg?plate';
import botanicalGreen from '../../../../assets/art/botanical-green-mantra.svg?plate';
import botanicalPeace from '../../../../assets/art/botanical-peace-mantra.svg?plate';
import botanicalSleep from '../../../../assets/art/botanical-sleep-mantra.svg?plate';
import bottleDog from '../../../../assets/art/bottle-dog-mantra.svg?url';
import bottleGreen from '../../../../assets/art/bottle-green-mantra.svg?url';
import bottlePeace from '../../../../assets/art/bottle-peace-mantra.svg?url';
import bottleSleep from '../../../../assets/art/bottle-sleep-mantra.svg?url';
import plateBliss from '../../../../assets/art/plate-bliss-club.svg?plate';
import plateDog from '../../../../assets/art/plate-dog-mantra.svg?plate';
import plateGreen from '../../../../assets/art/plate-green-mantra.svg?plate';
import platePeace from '../../../../assets/art/plate-peace-mantra.svg?plate';
import plateSleep from '../../../../assets/art/plate-sleep-mantra.svg?plate';
import sealBliss from '../../../../assets/art/seal-bliss-club.svg?url';

/** A product's colour field; `plain` is neutral, for products without a plate. */
export type FieldName = 'peace' | 'sleep' | 'dog' | 'green' | 'bliss' | 'plain';

export interface Artwork {
  readonly field: FieldName;
  /** Plate (4:5, plant and bottle on the colour field), for `Plate`. */
  readonly plate: string | null;
  /** The plant alone, transparent (4:5), for `Plate`. */
  readonly botanical: string | null;
  /** URL of an SVG of the bottle or seal, transparent. */
  readonly bottle: string | null;
  /** The product's name in Devanagari. Mark it up with `lang="sa"`. */
  readonly script: string | null;
  /** The plant's botanical name. */
  readonly latin: string | null;
  /** The plate's number, such as 'Tab. II'. */
  readonly number: string | null;
}

const plain: Artwork = {
  field: 'plain',
  plate: null,
  botanical: null,
  bottle: null,
  script: null,
  latin: null,
  number: null,
};

const artworks: ReadonlyMap<string, Artwork> = new Map(
  Object.entries<Artwork>({
    'peace-mantra': {
      field: 'peace',
      plate: platePeace,
      botanical: botanicalPeace,
      bottle: bottlePeace,
      script: 'शान्ति',
      latin: 'Bacopa monnieri',
      number: 'Tab. I',
    },
    'sleep-mantra': {
      field: 'sleep',
      plate: plateSleep,
      botanical: botanicalSleep,
      bottle: bottleSleep,
      script: 'निद्रा',
      latin: 'Withania somnifera',
      number: 'Tab. II',
    },
    'dog-mantra': {
      field: 'dog',
      plate: plateDog,
      botanical: botanicalDog,
      bottle: bottleDog,
      script: 'श्वान',
      latin: 'Curcuma longa',
      number: 'Tab. III',
    },
    'green-mantra': {
      field: 'green',
      plate: plateGreen,
      botanical: botanicalGreen,
      bottle: bottleGreen,
      script: 'हरित',
      latin: 'Azadirachta indica',
      number: 'Tab. IV',
    },
    'bliss-club': {
      field: 'bliss',
      plate: plateBliss,
      botanical: null,
      bottle: sealBliss,
      script: 'आनन्द',
      latin: null,
      number: null,
    },
  }),
);

/** A product's artwork. Unknown products get the plain field and show their photo. */
export function artworkOf(sku: string): Artwork {
  return artworks.get(sku) ?? plain;
}

/** Path of a product's image for shared links, 1200 × 630. */
export function socialImageOf(sku: string | null): string {
  return `/og/${sku !== null && artworks.has(sku) ? sku : 'home'}.jpg`;
}
