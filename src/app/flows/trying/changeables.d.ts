/** What can be changed in the flows, as tools/changes finds it. */
declare module 'virtual:changeables' {
  /** Loaders by chart; each default export is a Changeables. */
  export const changeables: Readonly<Record<string, () => Promise<{ readonly default: object }>>>;
}

declare module 'virtual:catalogue/*' {
  /** The texts of a language by their English; counted ones have their forms with `|` between. */
  const texts: Readonly<Record<string, string>>;
  /** See `pluralTable`. */
  export const plurals: string;
  export default texts;
}
