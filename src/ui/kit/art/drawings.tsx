import diyaLit from '../../../../assets/art/diya-lit.svg?url';
import diyaUnlit from '../../../../assets/art/diya-unlit.svg?url';
import emptyBottle from '../../../../assets/art/empty-bottle.svg?url';
import errorLeaf from '../../../../assets/art/error-leaf.svg?url';
import indieDog from '../../../../assets/art/indie-dog.svg?url';
import kolamMedallion from '../../../../assets/art/kolam-medallion.svg?url';
import sealBliss from '../../../../assets/art/seal-bliss-club.svg?url';
import budOff from '../../../../assets/art/tier-bud-off.svg?url';
import budOn from '../../../../assets/art/tier-bud-on.svg?url';

export interface DrawingProps {
  /** Pixels; the default depends on the drawing. */
  width?: number;
  className?: string;
}

/** Drawings are decorative: the text next to them says the same, so `alt` is empty. */
function drawing(source: string, boxWidth: number, boxHeight: number, usual: number) {
  return function Drawing({ width = usual, className }: DrawingProps) {
    const height = Math.round((width * boxHeight) / boxWidth);
    return (
      <img
        src={source}
        alt=""
        width={width}
        height={height}
        className={className}
        loading="lazy"
        decoding="async"
      />
    );
  };
}

export const BlissSeal = /* @__PURE__ */ drawing(sealBliss, 120, 120, 44);
export const BudOff = /* @__PURE__ */ drawing(budOff, 40, 40, 36);
export const BudOn = /* @__PURE__ */ drawing(budOn, 40, 40, 36);
export const DiyaLit = /* @__PURE__ */ drawing(diyaLit, 120, 108, 36);
export const DiyaUnlit = /* @__PURE__ */ drawing(diyaUnlit, 120, 108, 36);
export const EmptyBottle = /* @__PURE__ */ drawing(emptyBottle, 200, 460, 64);
export const ErrorLeaf = /* @__PURE__ */ drawing(errorLeaf, 300, 320, 140);
export const IndieDog = /* @__PURE__ */ drawing(indieDog, 260, 260, 200);
export const KolamMedallion = /* @__PURE__ */ drawing(kolamMedallion, 360, 360, 360);
