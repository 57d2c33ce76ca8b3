import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../node_modules/.cache/mantra-art');

/** Short hash of what an image is made from: same inputs, same name, no second rendering. */
export function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash
    .digest('base64url')
    .replaceAll(/[^a-zA-Z0-9]/gu, '')
    .slice(0, 10);
}

/** Reads `name` from the cache, or makes it and keeps it. Safe when several builds run at once. */
export async function remember(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(root, name);
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const made = await make();
  await mkdir(root, { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, made);
  await rename(draft, path);
  return made;
}
