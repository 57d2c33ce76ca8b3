/** What a video is delivered as (ADM-06). */
export const videoTypes = ['video/mp4', 'video/webm'] as const;
export type VideoType = (typeof videoTypes)[number];

/** Bytes of the largest video that is taken: 50 MB. */
export const maxVideoBytes = 50 * 1024 * 1024;

/** Where everybody finds a video that was sent to the shop. */
export function videoPath(id: string): string {
  return `/film/${id}`;
}
