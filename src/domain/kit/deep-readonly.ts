/** A value that nobody changes, down to its last member. */
export type DeepReadonly<T> = T extends object ? { readonly [Member in keyof T]: DeepReadonly<T[Member]> } : T;
