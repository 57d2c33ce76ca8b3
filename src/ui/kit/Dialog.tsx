import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/page.css.ts';
import * as css from './Dialog.css.ts';
import { useFocusReturn } from './focus-return.ts';
import { CloseIcon } from './icons.tsx';
import { IconButton } from './IconButton.tsx';
import { overlayRoot } from './overlay-root.ts';
import * as overlay from './overlay.css.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** True when the content shows its own title. */
  titleHidden?: boolean;
  /** Under the title, read with it. */
  description?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
  /** 440, 640 or 900 px; a sheet at the lower edge on phones. */
  width?: 'small' | 'medium' | 'large';
  /** Without padding. */
  flush?: boolean;
}

/** A modal dialog. Load it lazily: it brings Radix with it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleHidden = false, description, closeLabel = 'Close' } = props;
  const { children, width = 'small', flush = false } = props;
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
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
