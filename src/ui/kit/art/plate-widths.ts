/** Pixel widths of the rendered plates, and the full size (4:5). */
export const avifWidths = [280, 400, 600, 800, 1200] as const;
export const webpWidths = [480, 960] as const;
export const plateSize = { width: 640, height: 800 } as const;
