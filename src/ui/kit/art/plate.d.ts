/** See tools/art.ts: the address of a plate without width and ending, or of its drawing. */
declare module '*.svg?plate' {
  const base: string;
  export default base;
}
