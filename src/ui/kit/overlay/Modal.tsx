import { Dialog } from 'radix-ui';
import { Activity, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFocusReturn } from './focus-return.ts';
import { useLayer } from '../react/layer.ts';
import { overlayRoot } from './overlay-root.ts';
import * as overlay from './overlay.css.ts';

interface ModalProps {
  readonly open: boolean;
  /** Called on the close button, Escape and clicks on the scrim. */
  readonly onClose: () => void;
  readonly over: 'sheet' | 'dialog';
  /** Positions the content. */
  readonly place?: string;
  /** Attributes of the dialog itself. */
  readonly content: { readonly className: string } & Readonly<Record<`data-${string}`, string>>;
  readonly children: ReactNode;
}

/**
 * A dialog that stays rendered while it is closed: opening it on a phone is then showing what is there, with neither
 * effects nor styles of it in the page before.
 */
export function Modal({ open: isWanted, onClose, over, place, content, children }: ModalProps) {
  // What the press does otherwise is painted first. It closes at once, before another one opens.
  const open = useDeferredValue(isWanted) && isWanted;
  const focusReturn = useFocusReturn();
  useLayer(isWanted, onClose);
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(open);
  if (open && !isShown) setShown(true);
  useEffect(() => {
    if (open) return undefined;
    let isLeaving = true;
    const leave = () => isLeaving && setShown(false);
    // Without an animation, as under reduced motion, it leaves at once.
    Promise.all(box.current?.getAnimations().map(({ finished }) => finished) ?? []).then(leave, leave);
    return () => {
      isLeaving = false;
    };
  }, [open]);
  if (!overlayRoot) return null;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        {createPortal(
          <>
            <Dialog.Overlay forceMount className={overlay.scrim} data-over={isShown ? over : undefined} />
            <div className={place}>
              <Dialog.Content forceMount ref={box} {...content} {...focusReturn}>
                {children}
              </Dialog.Content>
            </div>
          </>,
          overlayRoot,
        )}
      </Activity>
    </Dialog.Root>
  );
}
