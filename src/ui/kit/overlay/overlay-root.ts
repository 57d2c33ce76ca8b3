/**
 * Where overlays are drawn; nowhere on the server. Without it Radix draws an overlay in a second step that cannot be
 * divided, and a phone stands still for it.
 */
export const overlayRoot = typeof document === 'undefined' ? null : document.body;
