/** Makes a type readonly at every level. */
export type DeepReadonly<T> = T extends object ? { readonly [Member in keyof T]: DeepReadonly<T[Member]> } : T;
