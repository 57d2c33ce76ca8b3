import type { SnapshotFrom } from 'xstate';
import type { FilmKind } from '../../../../domain/content/reel.ts';
import type { reelShelfMachine, ShelfReel } from './reel-shelf.machine.ts';

type Snapshot = SnapshotFrom<typeof reelShelfMachine>;

export interface ShelfRow {
  readonly id: string;
  readonly title: string;
  readonly poster: string;
  /** 'For sleep-mantra · Uploaded film'. */
  readonly note: string;
  readonly state: 'Published' | 'Draft';
}

const films: Readonly<Record<FilmKind, string>> = {
  none: 'Poster only',
  upload: 'Uploaded video',
  link: 'Linked video',
};

/** What the shelf shows. */
export function reelShelfView(snapshot: Snapshot) {
  return { stage: snapshot.value, rows: snapshot.context.reels.map(rowOf) };
}

/** The actor of the order; undefined while there is nothing to be put in one. */
export function shelfOrder(snapshot: Snapshot) {
  return snapshot.children.sortableList;
}

function rowOf({ id, title, poster, productSku, film, isPublished }: ShelfReel): ShelfRow {
  const product = productSku === null ? [] : [`For ${productSku}`];
  return {
    id,
    title,
    poster,
    note: [...product, films[film]].join(' · '),
    state: isPublished ? 'Published' : 'Draft',
  };
}
