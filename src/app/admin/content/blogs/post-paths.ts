/** Where the form of a post is, below the section. */
export const postPaths = { create: 'create', edit: (id: string) => `edit/${id}` } as const;
