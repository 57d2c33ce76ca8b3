import { type FileHandle, open } from 'node:fs/promises';
import { type VideoType, videoTypes } from '../../../src/domain/content/video.ts';
import { problem } from '../../platform/http/problem.ts';
import { readMp4 } from './mp4-boxes.ts';

/** Bytes read to detect a video's type, and to find the list of tracks that a WebM begins with. */
const headBytes = 262_144;
const tracksOfWebm = Buffer.from('1654ae6b', 'hex');
/** Codecs of H.265, in which iPhones record: most browsers on Android and Windows show nothing of it. */
const hevc = ['hvc1', 'hev1', 'dvh1', 'dvhe'];

const damaged = 'This video is damaged or cut off. Export it again, or choose another file';
const unplayable = 'Many browsers can’t play HEVC (H.265). Save the video as H.264 and upload that';

/**
 * Detects a video's type from its bytes, not its name. Throws 'unsupported-file', also for one that nobody could
 * play: without an index or content, cut off, or in a codec that most browsers lack.
 */
export async function videoType(path: string): Promise<VideoType> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    const { fileTypeFromBuffer } = await import('file-type');
    const found = await fileTypeFromBuffer(head);
    const type = videoTypes.find((each) => each === found?.mime);
    if (type === undefined) throw refused('Upload an MP4 or WebM video');
    if (type === 'video/mp4') await refuseUnplayable(file);
    else if (!head.includes(tracksOfWebm)) throw refused(damaged);
    return type;
  } finally {
    await file.close();
  }
}

async function refuseUnplayable(file: FileHandle): Promise<void> {
  const { isWhole, index } = await readMp4(file, (await file.stat()).size);
  if (!isWhole) throw refused(damaged);
  if (hevc.some((codec) => index.includes(codec))) throw refused(unplayable);
}

function refused(detail: string) {
  return problem('unsupported-file', { detail });
}
