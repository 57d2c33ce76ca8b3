/** Accepted file types, checked by content and not by file name (ACC-03). */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof fileTypes)[number];

/** Maximum file size: 10 MB (ACC-03). */
export const maxFileBytes = 10 * 1024 * 1024;
