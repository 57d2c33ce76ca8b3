import { Button } from '../kit/Button.tsx';
import { StarIcon } from '../kit/icons.tsx';
import { pressedLate } from '../kit/on-demand.tsx';
import type { CollectionActor } from './list-actor.ts';

const SavePanel = pressedLate<{ actor: CollectionActor }>('dialog', () =>
  import('./SavePanel.tsx').then((module) => module.SavePanel),
);

/** Keeps what is asked for now under a name, on this device. */
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
