/** Accepted video types (ADM-06). */
export const videoTypes = ['video/mp4', 'video/webm'] as const;
export type VideoType = (typeof videoTypes)[number];

/** Maximum size of an uploaded video: 50 MB. */
export const maxVideoBytes = 50 * 1024 * 1024;

/** The public path of an uploaded video. */
export function videoPath(id: string): string {
  return `/film/${id}`;
}
