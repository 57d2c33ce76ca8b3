import { globalStyle } from '@vanilla-extract/css';
import { radius, scale, vars } from '../../../ui/kit/theme/theme.css.ts';

/** A schema as Swagger UI marks it up: names, types and limits, folded level by level. */
const schema = '#calls .json-schema-2020-12';

globalStyle(schema, { fontSize: '0.875rem', lineHeight: 1.5 });
globalStyle(`${schema}-head`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  minHeight: '32px',
});
globalStyle(`${schema}-accordion`, { display: 'inline-flex', alignItems: 'center', gap: '2px', minHeight: '32px' });
globalStyle(`${schema}-accordion__icon`, { color: vars.text.muted, flex: 'none' });
globalStyle(`${schema}-accordion__icon svg`, { width: '20px', height: '20px' });
globalStyle(`${schema}-accordion__icon--expanded svg`, { transform: 'rotate(90deg)' });
globalStyle(`${schema}-accordion__children`, { order: 1 });
globalStyle(`${schema}-expand-deep-button`, {
  order: 9,
  minHeight: '32px',
  paddingInline: '6px',
  color: vars.text.muted,
  fontSize: '0.8125rem',
  textDecoration: 'underline',
});
globalStyle(`${schema}__title`, { fontFamily: scale.font.mono, fontWeight: 600 });
// A parameter's name stands beside it; here it only names the button that unfolds it.
globalStyle(
  '#calls .parameters-col_description > article > .json-schema-2020-12-head .json-schema-2020-12__title',
  {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
);
globalStyle(
  `${schema}-property--required > article > .json-schema-2020-12-head .json-schema-2020-12__title::after`,
  {
    content: '" *"',
    color: vars.text.sale,
  },
);
globalStyle(`${schema}__attribute`, { color: vars.status.infoText, fontWeight: 400 });
globalStyle(`${schema}__constraint`, {
  padding: '0 6px',
  borderRadius: radius.xs,
  background: vars.surface.sunken,
  color: vars.text.secondary,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
});
globalStyle(`${schema}-body`, { paddingLeft: '14px', borderLeft: `1px solid ${vars.border.default}` });
globalStyle(`${schema}-body--collapsed`, { display: 'none' });
globalStyle(`${schema}-keyword`, { marginBlock: '2px' });
globalStyle(`${schema}-keyword__name`, { marginRight: '8px', color: vars.text.muted });
globalStyle(`${schema}-keyword__children`, { paddingLeft: '14px', borderLeft: `1px solid ${vars.border.default}` });
globalStyle(`${schema}-keyword__children--collapsed`, { display: 'none' });
globalStyle(`${schema}-keyword__value`, { color: vars.text.secondary, overflowWrap: 'anywhere' });
globalStyle(`${schema}-json-viewer__children`, { display: 'flex', flexWrap: 'wrap', gap: '2px 10px' });
globalStyle(`${schema}-json-viewer__name`, { marginRight: '8px', color: vars.text.muted });
