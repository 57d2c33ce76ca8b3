import {
  cloneElement,
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from 'react';
import { ErrorBoundary } from '../react/ErrorBoundary.tsx';
import { RetryNotice } from '../status/RetryNotice.tsx';

/** What the code of something that opens is handed beside its own. */
export interface Pressed {
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  /** True where the press that fetched the code has opened it already. */
  readonly isOpenFirst?: boolean;
}

/** What opens below its button, and whose code comes with the first press on it. */
export function pressedLate<Props extends object>(
  kind: 'menu' | 'dialog',
  load: () => Promise<ComponentType<Props & Pressed>>,
) {
  const Opened = lazy(async () => ({ default: await load() }));
  // Who comes near will press soon; that it did not come is told when they do.
  const fetchAhead = () => {
    load().catch(() => undefined);
  };
  return function PressedLate(props: Props & Pressed) {
    const [isPressed, setPressed] = useState(false);
    const { trigger } = props;
    if (!isPressed) {
      return cloneElement(trigger, {
        'aria-haspopup': kind,
        'aria-expanded': false,
        onPointerEnter: fetchAhead,
        onFocus: fetchAhead,
        onClick: () => setPressed(true),
      });
    }
    return (
      <ErrorBoundary fallback={<Lost />}>
        <Suspense fallback={cloneElement(trigger, { 'aria-haspopup': kind, 'aria-busy': true })}>
          <Opened {...props} isOpenFirst />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** What lies over the page, and whose code comes when it is first open; it stays, to close with its movement. */
export function openedLate<Props extends { readonly open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  let isThere = false;
  const Opened = lazy(async () => {
    const component = await load();
    isThere = true;
    return { default: component };
  });
  return function OpenedLate(props: Props) {
    if (!props.open && !isThere) return null;
    return (
      <ErrorBoundary fallback={props.open && <Lost />}>
        <Suspense fallback={null}>
          <Opened {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** A browser remembers that a part of the page did not come: only the whole page brings it. */
function Lost() {
  return (
    <RetryNotice onRetry={() => window.location.reload()}>
      Couldn’t load this. The connection may have dropped. Try again.
    </RetryNotice>
  );
}
