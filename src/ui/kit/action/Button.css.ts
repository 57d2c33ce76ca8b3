import { recipe } from '@vanilla-extract/recipes';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { radius, scale, vars } from '../theme/theme.css.ts';

const hover = (rule: { background?: string; color?: string; textDecoration?: string }) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled):not([data-busy])': rule } } },
});

export const button = recipe({
  base: kit({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    minHeight: '48px',
    padding: '6px 22px',
    border: '1px solid transparent',
    borderRadius: radius.sm,
    fontWeight: 600,
    fontSize: '1rem',
    lineHeight: 1.2,
    letterSpacing: '.005em',
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background ${scale.quick} ${scale.ease}, color ${scale.quick} ${scale.ease}, border-color ${scale.quick} ${scale.ease}`,
    selectors: {
      '&:disabled': {
        background: vars.surface.sunken,
        color: vars.text.muted,
        borderColor: vars.border.default,
        cursor: 'not-allowed',
      },
      '&[data-busy]': { cursor: 'progress' },
    },
  }),
  variants: {
    tone: {
      solid: kit({
        background: vars.brand.solid,
        color: vars.text.onBrand,
        ...hover({ background: vars.brand.hover }),
      }),
      accent: kit({
        background: vars.accent.solid,
        color: vars.text.onAccent,
        ...hover({ background: vars.accent.hover }),
      }),
      danger: kit({ background: vars.status.dangerSolid, color: vars.status.onDanger }),
      outline: kit({
        borderColor: vars.border.strong,
        color: vars.text.primary,
        background: 'transparent',
        ...hover({ background: vars.surface.hover }),
      }),
      text: kit({
        color: vars.text.link,
        paddingInline: '12px',
        background: 'transparent',
        ...hover({ background: vars.surface.hover }),
        selectors: { '&:disabled': { background: 'transparent', borderColor: 'transparent' } },
      }),
      done: kit({ background: vars.status.successSoft, color: vars.status.successText }),
    },
    size: {
      small: kit({ minHeight: '36px', padding: '4px 14px', fontSize: '.9375rem' }),
      medium: {},
      large: kit({ minHeight: '54px', fontSize: '1.0625rem' }),
    },
    block: { true: kit({ width: '100%' }) },
  },
  defaultVariants: { tone: 'solid', size: 'medium' },
});
