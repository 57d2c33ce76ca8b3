import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { radius, vars } from '../theme/theme.css.ts';

export const notice = recipe({
  base: kit({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    alignItems: 'start',
    padding: '12px 16px',
    borderRadius: radius.sm,
    fontSize: '.9375rem',
    lineHeight: 1.45,
  }),
  variants: {
    tone: {
      info: kit({ background: vars.status.infoSoft, color: vars.status.infoText }),
      good: kit({ background: vars.status.successSoft, color: vars.status.successText }),
      warning: kit({ background: vars.status.warningSoft, color: vars.status.warningText }),
      bad: kit({ background: vars.status.dangerSoft, color: vars.status.dangerText }),
      plain: kit({ background: vars.surface.tint, color: vars.text.secondary }),
    },
  },
});

export const icon = style(kit({ display: 'flex' }));
/** Where there is no room for words of some length beside it, the button stands below them. */
export const words = style(kit({ flex: '1 1 130px', minWidth: 0 }));
export const title = style(kit({ display: 'block', fontWeight: 600 }));
export const action = style(kit({ alignSelf: 'center', marginLeft: 'auto', marginBlock: '-6px' }));
