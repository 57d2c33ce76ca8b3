import { t } from '../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { OrderedLine } from '../../domain/orders/order/reorder.ts';
import type { reorderMachine } from '../../machines/orders/reorder/reorder.machine.ts';
import { reorderView } from '../../machines/orders/reorder/reorder.view.ts';
import { useView } from '../shell/app/actors.tsx';
import { Button } from '../kit/action/Button.tsx';
import { Dialog } from '../kit/overlay/Dialog.tsx';
import * as css from './Reorder.css.ts';

interface ReorderProps {
  readonly actor: ActorRefFrom<typeof reorderMachine>;
  readonly lines: readonly OrderedLine[];
}

/** Orders the same items again. First shows what has changed since. */
export function Reorder({ actor, lines }: ReorderProps) {
  const { isBusy, question } = reorderView(useView(actor, (snapshot) => snapshot));
  if (lines.length === 0) return null;
  const close = () => actor.send({ type: 'reorder.close' });
  return (
    <>
      <Button tone="outline" busy={isBusy} onClick={() => actor.send({ type: 'reorder.ask', lines })}>
        {isBusy ? t`One moment …` : t`Order again`}
      </Button>
      {question && (
        <Dialog open onClose={close} title={question.title}>
          <ul className={css.notes}>
            {question.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <div className={css.actions}>
            <Button tone="outline" onClick={close}>
              {t`Not now`}
            </Button>
            {question.canConfirm && (
              <Button onClick={() => actor.send({ type: 'reorder.confirm' })}>{t`Add to cart`}</Button>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}
