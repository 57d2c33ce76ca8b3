/**
 * `unknown` when there are no such members; otherwise a required property, so that the compile error names them.
 */
export type Demand<Reason extends string, Members> = [Members] extends [never]
  ? unknown
  : { readonly [Name in Reason]: Members };
