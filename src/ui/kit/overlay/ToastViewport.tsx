import { Toast } from 'radix-ui';
import { Button } from '../action/Button.tsx';
import { CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx';
import type { Icon } from '../icon/icons.tsx';
import { IconButton } from '../action/IconButton.tsx';
import * as css from './ToastViewport.css.ts';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastItem {
  id: string;
  tone: ToastTone;
  text: string;
  /** One thing to do: 'Undo'. */
  action?: { label: string; onSelect: () => void };
}

export interface ToastViewportProps {
  items: readonly ToastItem[];
  /** Closed by its button, a swipe, Escape or the end of its time. */
  onDismiss: (id: string) => void;
  /** Pointer or focus came onto the toasts, or the window lost it. */
  onPause?: () => void;
  onResume?: () => void;
  /**
   * How long one stays, in ms. `Infinity` when the caller keeps the time itself and takes the
   * items away (then `onPause` and `onResume` tell when to stop the clock). The line takes 5 s.
   */
  duration?: number;
}

const icons: Readonly<Record<ToastTone, Icon>> = {
  success: CheckCircleIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

/** Toasts at the top right; F8 goes to them. Load it lazily: it brings Radix with it. */
export function ToastViewport({ items, onDismiss, onPause, onResume, duration = 5000 }: ToastViewportProps) {
  return (
    <Toast.Provider duration={duration} label="Notification" swipeDirection="right">
      {items.map(({ id, tone, text, action }) => {
        const ToneIcon = icons[tone];
        return (
          <Toast.Root
            key={id}
            className={css.toast}
            data-tone={tone}
            type={tone === 'error' || tone === 'warning' ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && onDismiss(id)}
            {...(onPause ? { onPause } : {})}
            {...(onResume ? { onResume } : {})}
          >
            <span className={css.icon}>
              <ToneIcon size={22} />
            </span>
            <Toast.Description className={css.words}>{text}</Toast.Description>
            {action && (
              <Toast.Action className={css.action} altText={action.label} asChild>
                <Button tone="text" size="small" onClick={action.onSelect}>
                  {action.label}
                </Button>
              </Toast.Action>
            )}
            <Toast.Close asChild>
              <IconButton label="Dismiss" className={css.close}>
                <CloseIcon size={16} />
              </IconButton>
            </Toast.Close>
            <span className={css.line} />
          </Toast.Root>
        );
      })}
      <Toast.Viewport className={css.viewport} label="Notifications ({hotkey})" />
    </Toast.Provider>
  );
}
