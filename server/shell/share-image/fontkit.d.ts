declare module 'fontkit' {
  export interface Run {
    readonly glyphs: readonly { readonly id: number; readonly path: { toSVG(): string } }[];
    readonly positions: readonly { readonly xAdvance: number }[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(point: number): boolean;
    layout(text: string): Run;
  }
  export function create(bytes: Uint8Array): Font;
}
