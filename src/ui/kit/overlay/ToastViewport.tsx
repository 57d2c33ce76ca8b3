import { t } from '../../../domain/kit/text/text.ts';
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
  /** A single action: 'Undo'. */
  action?: { label: string; onSelect: () => void };
  /** It stays longer than the others, so it has no bar. */
  isLasting?: boolean;
}

export interface ToastViewportProps {
  items: readonly ToastItem[];
  /** Called on the close button, a swipe, Escape or the timeout. */
  onDismiss: (id: string) => void;
  /** Called when a pointer or focus enters the toasts, or the window loses focus. */
  onPause?: () => void;
  onResume?: () => void;
  /**
   * Milliseconds. Use `Infinity` when the caller runs the timer and removes items; `onPause` and `onResume` then
   * tell it when to pause. The bar always takes 5 s.
   */
  duration?: number;
}

const icons: Readonly<Record<ToastTone, Icon>> = {
  success: CheckCircleIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

/** Toasts at the top right; F8 focuses them. Import it lazily, because it needs Radix. */
export function ToastViewport({ items, onDismiss, onPause, onResume, duration = 5000 }: ToastViewportProps) {
  return (
    <Toast.Provider duration={duration} label={t`Notification`} swipeDirection="right">
      {items.map(({ id, tone, text, action, isLasting = false }) => {
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
              <IconButton label={t`Dismiss`} className={css.close}>
                <CloseIcon size={16} />
              </IconButton>
            </Toast.Close>
            {!isLasting && <span className={css.line} />}
          </Toast.Root>
        );
      })}
      <Toast.Viewport className={css.viewport} label={t`Notifications ({hotkey})`} />
    </Toast.Provider>
  );
}
