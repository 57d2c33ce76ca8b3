import { isSame } from '../../../domain/kit/is-same.ts';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ActorRefFrom } from 'xstate';
import type { sortableListMachine } from '../../../machines/admin/frame/sortable-list/sortable-list.machine.ts';
import {
  sortableListView,
  type SortableRow,
} from '../../../machines/admin/frame/sortable-list/sortable-list.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { ChevronDownIcon, ChevronUpIcon, GripIcon } from '../../kit/icon/icons.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import * as css from './SortableList.css.ts';

type SortableListRef = ActorRefFrom<typeof sortableListMachine>;

export interface SortableListProps {
  readonly actor: SortableListRef;
  /** The list's label: 'Reels'. */
  readonly label: string;
  /** The content of a row; its name is already announced. */
  readonly renderRow: (id: string) => ReactNode;
}

/** A list sorted by dragging, keys or buttons; every move is announced (ADM-06, WCAG 2.5.7). */
export function SortableList({ actor, label, renderRow }: SortableListProps) {
  const { rows, isLifted, isSaving, announcement, problem } = useView(actor, sortableListView, isSame);
  return (
    <>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      <ol className={css.list} aria-label={label} aria-busy={isSaving}>
        {rows.map((row, place) => (
          <Row key={row.id} row={row} place={place} isLifted={isLifted} actor={actor}>
            {renderRow(row.id)}
          </Row>
        ))}
      </ol>
      <VisuallyHidden>
        <output aria-live="assertive">{announcement}</output>
      </VisuallyHidden>
    </>
  );
}

interface RowProps {
  readonly row: SortableRow;
  readonly place: number;
  readonly isLifted: boolean;
  readonly actor: SortableListRef;
  readonly children: ReactNode;
}

function Row({ row, place, isLifted, actor, children }: RowProps) {
  const { id, label, isHeld, mark } = row;
  const line = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!line.current || !grip.current) return undefined;
    return combine(
      draggable({
        element: line.current,
        dragHandle: grip.current,
        onDragStart: () => actor.send({ type: 'drag.begin', id }),
        onDrop: ({ location }) =>
          actor.send({ type: location.current.dropTargets.length > 0 ? 'drag.drop' : 'drag.cancel' }),
      }),
      dropTargetForElements({
        element: line.current,
        onDragEnter: () => actor.send({ type: 'drag.over', place }),
        onDragLeave: () => actor.send({ type: 'drag.over', place: null }),
      }),
    );
  }, [actor, id, place]);
  const keys = (event: KeyboardEvent) => {
    const sent =
      isHeld && isLifted
        ? liftedKeys[event.key]
        : event.key === ' '
          ? ({ type: 'item.lift', id } as const)
          : undefined;
    if (!sent) return;
    event.preventDefault();
    actor.send(sent);
  };
  return (
    <li
      ref={line}
      className={css.row}
      {...(isHeld ? { 'data-held': '' } : {})}
      {...(mark === null ? {} : { 'data-mark': mark })}
    >
      <IconButton
        ref={grip}
        label={`Move ${label}, ${row.place.toLowerCase()}`}
        className={css.grip}
        aria-pressed={isHeld && isLifted}
        onKeyDown={keys}
        onBlur={() => actor.send({ type: 'lifted.drop' })}
      >
        <GripIcon />
      </IconButton>
      <div className={css.content}>{children}</div>
      <div className={css.steps}>
        <IconButton
          label={`Move ${label} up`}
          aria-disabled={!row.canGoUp}
          onClick={() => actor.send({ type: 'item.step', id, by: -1 })}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          label={`Move ${label} down`}
          aria-disabled={!row.canGoDown}
          onClick={() => actor.send({ type: 'item.step', id, by: 1 })}
        >
          <ChevronDownIcon />
        </IconButton>
      </div>
    </li>
  );
}

const drop = { type: 'lifted.drop' } as const;
const liftedKeys: Readonly<Record<string, Parameters<SortableListRef['send']>[0]>> = {
  ' ': drop,
  Enter: drop,
  Escape: { type: 'lifted.return' },
  ArrowUp: { type: 'lifted.step', by: -1 },
  ArrowDown: { type: 'lifted.step', by: 1 },
};
