import type { SnapshotFrom } from 'xstate';
import type { Role } from '../../../domain/kit/role.ts';
import { audienceOf } from '../../../domain/shell/page/section.ts';
import type { SessionProfile } from '../../account/session/session.machine.ts';
import type { openPlaceMachine } from './open-place.machine.ts';

export interface OpenPlaceView {
  /** For whom the section is drawn; null while it makes way for a word about who may open it. */
  readonly drawnFor: SessionProfile | null;
  /** Another number draws it anew. */
  readonly reading: number;
  /** What stands above it, or in its place; null if nothing has to be said. */
  readonly notice: PlaceNotice | null;
}

export interface PlaceNotice {
  /** Missing, closed and lost stand in place of the section; the others above it. */
  readonly kind: 'missing' | 'closed' | 'lost' | 'kept' | 'narrowed' | 'returned';
  /** Who may open it. */
  readonly audience: readonly Role[];
  readonly role: Role;
}

/** View model of a section whose reader's role may change. */
export function openPlaceView(snapshot: SnapshotFrom<typeof openPlaceMachine>): OpenPlaceView {
  const { section, rest, reader, before, readings } = snapshot.context;
  const isDrawn = snapshot.matches('untouched') || snapshot.matches('typed');
  const kind = noticeOf(snapshot);
  return {
    drawnFor: isDrawn ? (kind === 'kept' ? before : reader) : null,
    reading: readings,
    notice: kind && { kind, audience: audienceOf(section, rest) ?? [], role: reader.role },
  };
}

function noticeOf({ value }: SnapshotFrom<typeof openPlaceMachine>): PlaceNotice['kind'] | null {
  if (value === 'missing') return 'missing';
  if (typeof value === 'string' || 'untouched' in value) return null;
  if ('closed' in value) return value.closed === 'meanwhile' ? 'lost' : 'closed';
  return value.typed === 'saveable' ? null : (value.typed ?? null);
}
