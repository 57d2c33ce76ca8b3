import { globalLayer } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

/**
 * Puts a kit component's rule into the `kit` layer, below the screens' rules, so screens can override it whatever
 * the load order.
 */
export function kit(rule: StyleRule): StyleRule {
  orderLayers();
  return { '@layer': { kit: rule } };
}

/** Declares the layer order in every file: the first file the browser loads decides it, and any can be first. */
export function orderLayers() {
  globalLayer('reset');
  globalLayer('kit');
}
