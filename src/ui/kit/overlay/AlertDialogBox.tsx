import { t } from '../../../domain/kit/text/text.ts';
import { AlertDialog as Primitive } from 'radix-ui';
import type { AlertDialogProps } from './AlertDialog.tsx';
import { Button } from '../action/Button.tsx';
import * as css from './Dialog.css.ts';
import { firstFieldIn, useFocusReturn } from './focus-return.ts';
import { useLayer } from '../react/layer.ts';
import { overlayRoot } from './overlay-root.ts';
import * as overlay from './overlay.css.ts';

/** The dialog's implementation, in its own chunk because it needs Radix. */
export function AlertDialogBox(props: AlertDialogProps) {
  const { open, title, description, confirmLabel, cancelLabel = t`Cancel`, danger = false, busy = false } = props;
  const focusReturn = useFocusReturn(firstFieldIn);
  useLayer(open, props.onCancel);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && props.onCancel()}>
      <Primitive.Portal container={overlayRoot}>
        <Primitive.Overlay className={overlay.scrim} data-over="dialog" />
        <div className={css.place}>
          <Primitive.Content className={`${css.dialog} ${overlay.fromMiddle}`} data-width="small" {...focusReturn}>
            <Primitive.Title className={css.title}>{title}</Primitive.Title>
            <Primitive.Description className={css.words}>{description}</Primitive.Description>
            {props.children !== undefined && <div className={css.between}>{props.children}</div>}
            <div className={css.actions}>
              <Primitive.Cancel asChild>
                <Button tone="outline" disabled={busy}>
                  {cancelLabel}
                </Button>
              </Primitive.Cancel>
              <Button tone={danger ? 'danger' : 'solid'} busy={busy} onClick={props.onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
