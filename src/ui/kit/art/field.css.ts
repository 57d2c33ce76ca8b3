import { styleVariants } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { field, vars } from '../theme/theme.css.ts';

/** Background and text colour of a product's field: `fieldGround[artworkOf(sku).field]`. */
export const fieldGround = styleVariants({
  peace: kit({ background: field.peace.ground, color: field.peace.text }),
  sleep: kit({ background: field.sleep.ground, color: field.sleep.text }),
  dog: kit({ background: field.dog.ground, color: field.dog.text }),
  green: kit({ background: field.green.ground, color: field.green.text }),
  bliss: kit({ background: field.bliss.ground, color: field.bliss.text }),
  plain: kit({ background: vars.surface.tint, color: vars.text.primary }),
});
