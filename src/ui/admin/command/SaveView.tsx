import { Button } from '../../kit/action/Button.tsx';
import { StarIcon } from '../../kit/icon/icons.tsx';
import { pressedLate } from '../../kit/action/on-demand.tsx';
import type { CollectionActor } from '../list/list-actor.ts';

const SavePanel = pressedLate<{ actor: CollectionActor }>('dialog', () =>
  import('../record/SavePanel.tsx').then((module) => module.SavePanel),
);

/** Saves the current query as a named view on this device. */
export function SaveView({ actor }: { actor: CollectionActor }) {
  return (
    <SavePanel
      actor={actor}
      trigger={
        <Button tone="outline" size="small">
          <StarIcon size={18} />
          Save view
        </Button>
      }
    />
  );
}
