import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import type { AlertDialogProps } from '../../../src/ui/kit/overlay/AlertDialog.tsx';
import type { DialogProps } from '../../../src/ui/kit/overlay/Dialog.tsx';

// What lies over the page needs a document. Here it stands where it is written, with the same words and the same ways out.

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Modal({ open, onClose, children }: ModalProps) {
  if (!open) return null;
  return (
    <Primitive.Root open onOpenChange={(next) => !next && onClose()}>
      <dialog open onClose={onClose}>
        {children}
      </dialog>
    </Primitive.Root>
  );
}

export function Dialog({ title, description, closeLabel, children, ...rest }: DialogProps) {
  return (
    <Modal {...rest}>
      <h2>{title}</h2>
      <p>{description}</p>
      <p>{closeLabel}</p>
      {children}
    </Modal>
  );
}

export function AlertDialog({ open, title, description, ...rest }: AlertDialogProps) {
  return (
    <Modal open={open} onClose={rest.onCancel}>
      <h2>{title}</h2>
      <p>{description}</p>
      <button type="button" onClick={rest.onConfirm}>
        {rest.confirmLabel}
      </button>
      <button type="button" onClick={rest.onCancel}>
        {rest.cancelLabel}
      </button>
    </Modal>
  );
}

export function WhileShown({ children }: { readonly children: ReactNode }) {
  return children;
}
