/** Kinds of devices in figures about visits. */
export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];

const phoneWidth = 768;

/** The kind of device by the width of its window, in pixels. */
export function deviceAt(width: number): Device {
  return width < phoneWidth ? 'phone' : 'desktop';
}
