const plates = [400, 600, 800, 1200] as const;
const drawings = [280, ...plates] as const;

/**
 * Pixel widths of a rendered picture. A plate has none below those of the cards: a cart that shows it smaller takes what
 * the page has fetched already. Drawings of plants are shown small and in no card.
 */
export const avifWidths = (name: string): readonly number[] => (/\bbotanical-/u.test(name) ? drawings : plates);
export const webpWidths = [480, 960] as const;
/** The full size (4:5). */
export const plateSize = { width: 640, height: 800 } as const;
