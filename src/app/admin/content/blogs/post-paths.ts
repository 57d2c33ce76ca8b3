/** The path of a post's form, relative to the section. */
export const postPaths = { create: 'create', edit: (id: string) => `edit/${id}` } as const;
