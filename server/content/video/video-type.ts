import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { type VideoType, videoTypes } from '../../../src/domain/content/video.ts';
import { problem } from '../../platform/http/problem.ts';

/** Bytes read to detect a video's type. */
const headBytes = 4100;

/** Detects a video's type from its bytes, not its name. Throws 'unsupported-file'. */
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
