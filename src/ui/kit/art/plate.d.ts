/** From tools/art.ts: the base URL of a plate without width and extension, or the URL of its drawing. */
declare module '*.svg?plate' {
  const base: string;
  export default base;
}
