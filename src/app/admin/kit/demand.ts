/** Nothing where there are no such members; else a member that nobody can give, so that the compiler names them. */
export type Demand<Reason extends string, Members> = [Members] extends [never]
  ? unknown
  : { readonly [Name in Reason]: Members };
