import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compared, smallApart, smallOf } from './compare.ts';
import { fileOf, isReadableSmall, type Look, looks as allLooks, scaleOf } from './looks.ts';
import { acceptedSmall, smallIn, writeSmall } from './small-pictures.ts';

/** Where a gallery keeps its pictures, outside the repository, and where the repository keeps small copies of the accepted ones. */
export interface Album {
  /** As the shop looks now. */
  readonly now: string;
  readonly accepted: string;
  /** What differs, in red. */
  readonly differences: string;
  readonly small: string;
}

export interface Verdict {
  readonly slug: string;
  readonly state: string;
  readonly look: Look;
  readonly file: string;
  /** 'kept' is the small copy alone, without a picture of now. */
  readonly kind: 'same' | 'changed' | 'new' | 'kept';
  /** The number of pixels that differ; null if the accepted picture isn't on this machine. */
  readonly pixels: number | null;
  /** The part of the picture that differs, from 0 to 1. */
  readonly share: number;
  /** The small copy of the accepted picture, as WebP in base64; null for a new one. */
  readonly small: string | null;
}

interface Pictured {
  readonly slug: string;
  readonly state: string;
}

/** Compares the pictures of now with the accepted ones: by pixels, in small where those aren't at hand. */
export async function review(
  album: Album,
  states: readonly Pictured[],
  looks: readonly Look[],
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  await rm(album.differences, { recursive: true, force: true });
  for (const slug of new Set(states.map((each) => each.slug))) {
    const small = await acceptedSmall(album.small, slug);
    for (const { state } of states.filter((each) => each.slug === slug)) {
      for (const look of looks) {
        const file = fileOf(slug, state, look);
        const png = await readFile(join(album.now, file)).catch(() => null);
        if (!png) continue;
        const kept = small.get(file) ?? null;
        verdicts.push({ slug, state, look, file, small: kept, ...(await judged(album, file, look, png, kept)) });
      }
    }
  }
  return verdicts;
}

/** The accepted pictures as the repository keeps them, small, of the looks that can be read in it. */
export async function keptVerdicts(
  album: Album,
  states: readonly Pictured[],
  looks: readonly Look[],
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const slug of new Set(states.map((each) => each.slug))) {
    const copies = await acceptedSmall(album.small, slug);
    for (const { state } of states.filter((each) => each.slug === slug)) {
      for (const look of looks.filter(isReadableSmall)) {
        const file = fileOf(slug, state, look);
        const small = copies.get(file);
        if (small !== undefined) {
          verdicts.push({ slug, state, look, file, small, kind: 'kept', pixels: null, share: 0 });
        }
      }
    }
  }
  return verdicts;
}

async function judged(
  { accepted, differences }: Album,
  file: string,
  look: Look,
  png: Buffer,
  small: string | null,
): Promise<Pick<Verdict, 'kind' | 'pixels' | 'share'>> {
  if (small === null) return { kind: 'new', pixels: null, share: 1 };
  const before = await readFile(join(accepted, file)).catch(() => null);
  // A picture from another branch is not the one that was accepted.
  if (!before || !(await smallApart(await smallOf(before, scaleOf(look)), small)).isSame) {
    const { isSame, share } = await smallApart(await smallOf(png, scaleOf(look)), small);
    return { kind: isSame ? 'same' : 'changed', pixels: null, share };
  }
  const { isSame, pixels, share, picture } = await compared(before, png);
  if (picture) {
    await mkdir(dirname(join(differences, file)), { recursive: true });
    await writeFile(join(differences, file), picture);
  }
  return { kind: isSame ? 'same' : 'changed', pixels, share };
}

/** Accepts the pictures of now, and writes their small copies. Looks that weren't taken, or look the same, keep theirs. */
export async function accept(album: Album, states: readonly Pictured[]): Promise<number> {
  let accepted = 0;
  for (const slug of new Set(states.map((each) => each.slug))) {
    const names = states.filter((each) => each.slug === slug).map(({ state }) => state);
    const kept = new Map(await acceptedSmall(album.small, slug));
    for (const state of names) {
      for (const look of allLooks) {
        const file = fileOf(slug, state, look);
        const small = await smallIn(album.now, file, look);
        if (small === null) continue;
        const before = kept.get(file);
        if (before === undefined || !(await smallApart(small, before)).isSame) kept.set(file, small);
        await mkdir(dirname(join(album.accepted, file)), { recursive: true });
        await copyFile(join(album.now, file), join(album.accepted, file));
        accepted += 1;
      }
    }
    if (kept.size > 0) await writeSmall(album.small, slug, names, kept);
  }
  return accepted;
}
