import source from './tokens.json' with { type: 'json' };

/** A design token tree with every `{ $value }` leaf replaced by its value. */
export type Values<Node> = Node extends { $value: infer Value }
  ? Value
  : { [Key in keyof Node as Key extends `$${string}` ? never : Key]: Values<Node[Key]> };

/** Strips the DTCG wrapping (`$value`, `$type`, `$description`) from a token tree. */
export function valuesOf<Node extends object>(node: Node): Values<Node> {
  return strip(node) as Values<Node>;
}

function strip(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if ('$value' in node) return node.$value;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !key.startsWith('$'))
      .map(([key, child]) => [key, strip(child)]),
  );
}

/** The four colour themes: season (botanical, diwali) by scheme (light, dark). */
export const themes = valuesOf(source.color.theme);

/** Product colours. Equal in all themes, because shoppers recognise products by them. */
export const fieldColours = valuesOf(source.color.field);

export const scrim = source.color.scrim.$value;
export const textStyles = valuesOf(source.font.style);
export const radii = valuesOf(source.radius);
export const shadows = valuesOf(source.shadow);
export const durations = valuesOf(source.motion.duration);
export const easings = valuesOf(source.motion.easing);
export const layout = source.layout;
