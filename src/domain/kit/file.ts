/** Kinds of files that the shop takes, by what they are and not by what they are called (ACC-03). */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof fileTypes)[number];

/** Bytes of the largest file that is taken: 10 MB (ACC-03). */
export const maxFileBytes = 10 * 1024 * 1024;
