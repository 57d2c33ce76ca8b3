/**
 * The container for overlay portals; null on the server. Without one, Radix mounts overlays in a second,
 * synchronous render, which blocks input on phones.
 */
export const overlayRoot = typeof document === 'undefined' ? null : document.body;
