import { globalLayer } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

/**
 * Puts a rule of a kit component in the `kit` layer, below every screen's own rules:
 * a screen can always adjust a kit part, whatever the order in which their files load.
 */
export function kit(rule: StyleRule): StyleRule {
  orderLayers();
  return { '@layer': { kit: rule } };
}

/** Every file says the order: the first one that the browser meets decides it, and no file is surely first. */
export function orderLayers() {
  globalLayer('reset');
  globalLayer('kit');
}
