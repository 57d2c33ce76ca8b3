import type { SnapshotFrom } from 'xstate';
import type { VideoKind } from '../../../../domain/content/reel.ts';
import type { reelListMachine, ListedReel } from './reel-list.machine.ts';

type Snapshot = SnapshotFrom<typeof reelListMachine>;

export interface ReelRow {
  readonly id: string;
  readonly title: string;
  readonly poster: string;
  /** 'For Sleep Mantra · Uploaded video'. */
  readonly note: string;
  readonly state: 'Published' | 'Draft';
}

const videos: Readonly<Record<VideoKind, string>> = {
  none: 'Poster only',
  upload: 'Uploaded video',
  link: 'Linked video',
};

/** View model of the list. */
export function reelListView(snapshot: Snapshot) {
  return { stage: snapshot.value, rows: snapshot.context.reels.map(rowOf) };
}

/** The sortable-list actor; undefined if there is nothing to sort. */
export function reelOrder(snapshot: Snapshot) {
  return snapshot.children.sortableList;
}

function rowOf({ id, title, poster, productName, film, isPublished }: ListedReel): ReelRow {
  const product = productName === null ? [] : [`For ${productName}`];
  return {
    id,
    title,
    poster,
    note: [...product, videos[film]].join(' · '),
    state: isPublished ? 'Published' : 'Draft',
  };
}
