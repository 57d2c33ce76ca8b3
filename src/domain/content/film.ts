/** What a film is delivered as (ADM-06). */
export const filmTypes = ['video/mp4', 'video/webm'] as const;
export type FilmType = (typeof filmTypes)[number];

/** Bytes of the largest film that is taken: 50 MB. */
export const maxFilmBytes = 50 * 1024 * 1024;

/** Where everybody finds a film that was sent to the shop. */
export function filmPath(id: string): string {
  return `/film/${id}`;
}
