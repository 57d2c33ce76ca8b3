import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import type { AlertDialogProps } from '../../../src/ui/kit/overlay/AlertDialog.tsx';
import type { DialogProps } from '../../../src/ui/kit/overlay/Dialog.tsx';
import type { MenuItem, MenuProps } from '../../../src/ui/kit/choice/Menu.tsx';
import type { Pressed } from '../../../src/ui/kit/action/on-demand.tsx';
import type { ToastViewportProps } from '../../../src/ui/kit/overlay/ToastViewport.tsx';

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

export function AlertDialog({ open, title, description, children, busy = false, ...rest }: AlertDialogProps) {
  return (
    <Modal open={open} onClose={rest.onCancel}>
      <h2>{title}</h2>
      <p>{description}</p>
      {children}
      <button type="button" disabled={busy} onClick={rest.onConfirm}>
        {rest.confirmLabel}
      </button>
      <button type="button" disabled={busy} onClick={rest.onCancel}>
        {rest.cancelLabel}
      </button>
    </Modal>
  );
}

export function WhileShown({ children }: { readonly children: ReactNode }) {
  return children;
}

/** Stands open below its button. */
export function DropdownMenu({ trigger, label, items }: MenuProps & Pressed) {
  return (
    <>
      {trigger}
      <ul aria-label={label}>
        {items.map((item, place) => (
          <li key={item.kind === 'line' ? `line ${place}` : item.label}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  switch (item.kind) {
    case 'line':
      return <hr />;
    case 'link':
      return <a href={item.href}>{item.label}</a>;
    case 'act':
      return (
        <button type="button" disabled={typeof item.refusal === 'string'} onClick={item.onAct}>
          {item.label} {item.refusal}
        </button>
      );
    default:
      return (
        <button type="button" aria-pressed={item.isOn} onClick={item.onAct}>
          {item.label}
        </button>
      );
  }
}

export function ToastViewport({ items, onDismiss, onPause, onResume }: ToastViewportProps) {
  const holds = { onMouseEnter: onPause, onMouseLeave: onResume };
  return (
    <ol {...holds}>
      {items.map(({ id, tone, text, action, isLasting = false }) => (
        <li key={id} data-tone={tone} data-lasting={isLasting}>
          {text}
          {action && (
            <button type="button" onClick={action.onSelect}>
              {action.label}
            </button>
          )}
          <button type="button" onClick={() => onDismiss(id)}>
            Dismiss
          </button>
        </li>
      ))}
    </ol>
  );
}
