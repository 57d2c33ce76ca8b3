import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { type VideoType, videoTypes } from '../../../src/domain/content/video.ts';
import { problem } from '../../platform/http/problem.ts';

/** Bytes that say what a video is; the search for its kind never reads further. */
const headBytes = 4100;

/** What a video is by its bytes, whatever it is called. Throws 'unsupported-file'. */
export async function videoType(path: string): Promise<VideoType> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const found = await fileTypeFromBuffer(buffer.subarray(0, bytesRead));
    const type = videoTypes.find((each) => each === found?.mime);
    if (type === undefined) throw problem('unsupported-file', { detail: 'Upload an MP4 or WebM video' });
    return type;
  } finally {
    await file.close();
  }
}
