import type { CollectionView } from '../../../machines/admin/frame/collection/collection.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import type { ListConfig } from '../record/admin.types.ts';
import * as css from './list.css.ts';
import type { CollectionActor } from './list-actor.ts';

interface ListNoticesProps {
  readonly actor: CollectionActor;
  readonly view: CollectionView;
  readonly config: ListConfig;
}

/** The result of the last command, and loading errors. */
export function ListNotices({ actor, view, config }: ListNoticesProps) {
  const { outcome } = view;
  const close = (
    <Button tone="text" size="small" onClick={() => actor.send({ type: 'result.close' })}>
      Close
    </Button>
  );
  return (
    <div className={css.notices}>
      {view.stage === 'shown' && view.failure !== null && (
        <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'list.retry' })}>
          {view.failure} You’re seeing older data.
        </RetryNotice>
      )}
      {view.trouble !== null && (
        <Notice tone="bad" action={close}>
          {view.trouble}
        </Notice>
      )}
      {outcome && (
        <Notice
          tone={outcome.refused.length > 0 ? 'warning' : 'good'}
          action={
            outcome.canUndo ? (
              <Button tone="text" size="small" onClick={() => actor.send({ type: 'command.undo' })}>
                Undo
              </Button>
            ) : (
              close
            )
          }
        >
          {outcome.changed === 0
            ? 'Nothing was changed.'
            : config.commands.find(({ name }) => name === outcome.command)?.successMessage(outcome.changed)}
          {outcome.refused.length > 0 && (
            <ul className={css.reasons}>
              {outcome.refused.slice(0, 10).map(({ id, name, message }) => (
                <li key={id}>
                  {name === '' ? id : name}: {message}
                </li>
              ))}
              {outcome.refused.length > 10 && <li>and {outcome.refused.length - 10} more</li>}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
