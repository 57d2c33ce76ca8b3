import { t } from '../../../domain/kit/text/text.ts';
import { Dialog as Primitive } from 'radix-ui';
import { visuallyHidden } from '../theme/page.css.ts';
import type { DialogProps } from './Dialog.tsx';
import * as css from './Dialog.css.ts';
import { firstFieldIn, useFocusReturn } from './focus-return.ts';
import { CloseIcon } from '../icon/icons.tsx';
import { IconButton } from '../action/IconButton.tsx';
import { useLayer } from '../react/layer.ts';
import { overlayRoot } from './overlay-root.ts';
import * as overlay from './overlay.css.ts';

/** The dialog's implementation, in its own chunk because it needs Radix. */
export function DialogBox(props: DialogProps) {
  const { open, onClose, title, titleHidden = false, description, closeLabel = t`Close` } = props;
  const { children, width = 'small', flush = false, next } = props;
  const focusReturn = useFocusReturn(firstFieldIn, next);
  useLayer(open, onClose);
  return (
    <Primitive.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal container={overlayRoot}>
        <Primitive.Overlay className={overlay.scrim} data-over="dialog" />
        <div className={css.place}>
          <Primitive.Content
            className={`${css.dialog} ${overlay.fromMiddle}`}
            data-width={width}
            {...focusReturn}
            {...(flush ? { 'data-flush': '' } : {})}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <div className={css.close}>
              <Primitive.Close asChild>
                <IconButton label={closeLabel}>
                  <CloseIcon />
                </IconButton>
              </Primitive.Close>
            </div>
            <Primitive.Title className={titleHidden ? visuallyHidden : css.title}>{title}</Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className={css.words}>{description}</Primitive.Description>
            )}
            {children}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
