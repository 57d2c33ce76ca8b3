import { Dialog as RealDialog } from 'radix-ui';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use, useMemo } from 'react';

// A portal needs a document: what goes through one stands where it is written, as long as it is open.

const Shown = createContext({ isOpen: false, close: () => {} });

function Root({ open = false, onOpenChange, children }: ComponentProps<typeof RealDialog.Root>) {
  const shown = useMemo(() => ({ isOpen: open, close: () => onOpenChange?.(false) }), [open, onOpenChange]);
  return (
    <Shown value={shown}>
      <RealDialog.Root open={open} {...(onOpenChange ? { onOpenChange } : {})}>
        {children}
      </RealDialog.Root>
    </Shown>
  );
}

function Content({ children, 'aria-label': label }: ComponentProps<typeof RealDialog.Content>) {
  const { isOpen, close } = use(Shown);
  return (
    isOpen && (
      <dialog open aria-label={label} onClose={close}>
        {children}
      </dialog>
    )
  );
}

function InPlace({ children }: { readonly children?: ReactNode }) {
  return children;
}

export const Dialog = { ...RealDialog, Root, Content, Portal: InPlace, Overlay: () => null };

interface PanelProps {
  readonly 'aria-label'?: string;
  readonly onKeyDown?: ComponentProps<'section'>['onKeyDown'];
  readonly children?: ReactNode;
}

/** A popover stands open below its button. */
export const Popover = {
  Root: InPlace,
  Trigger: InPlace,
  Portal: InPlace,
  Content: ({ 'aria-label': label, onKeyDown, children }: PanelProps) => {
    const keys = onKeyDown ? { onKeyDown } : {};
    return (
      <section aria-label={label} {...keys}>
        {children}
      </section>
    );
  },
  Close: ({ children }: { readonly children?: ReactElement }) => children ?? null,
};
