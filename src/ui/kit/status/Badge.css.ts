import { recipe } from '@vanilla-extract/recipes';
import { kit } from '../theme/layer.ts';
import { radius, vars } from '../theme/theme.css.ts';

export const badge = recipe({
  base: kit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    padding: '0 9px',
    borderRadius: radius.xs,
    fontSize: '.8125rem',
    fontWeight: 600,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
  variants: {
    tone: {
      sale: kit({ background: vars.text.sale, color: vars.surface.raised }),
      good: kit({ background: vars.status.successSoft, color: vars.status.successText }),
      warning: kit({ background: vars.status.warningSoft, color: vars.status.warningText }),
      info: kit({ background: vars.status.infoSoft, color: vars.status.infoText }),
      bad: kit({ background: vars.status.dangerSoft, color: vars.status.dangerText }),
      neutral: kit({ background: vars.surface.sunken, color: vars.text.secondary }),
      accent: kit({ background: vars.accent.soft, color: vars.accent.softText }),
    },
  },
});
