import { cloneElement, type ComponentProps, type ComponentType, type ReactElement, useState } from 'react';
import { LazyBoundary, lazyComponent } from '../react/lazy-component.tsx';
import { PartFailed } from '../react/PartFailed.tsx';

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
  const Opened = lazyComponent(load);
  // Who comes near will press soon; that it did not come is told when they do.
  const fetchAhead = () => {
    Opened.load().catch(() => undefined);
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
      <LazyBoundary
        loading={cloneElement(trigger, { 'aria-haspopup': kind, 'aria-busy': true })}
        failed={<PartFailed />}
      >
        <Opened {...props} isOpenFirst />
      </LazyBoundary>
    );
  };
}

/** What lies over the page, and whose code comes when it is first open; it stays, to close with its movement. */
export function openedLate<Props extends { readonly open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Opened = lazyComponent(load);
  return function OpenedLate(props: Props) {
    if (!props.open && !Opened.isLoaded()) return null;
    return (
      <LazyBoundary failed={props.open && <PartFailed />}>
        <Opened {...props} />
      </LazyBoundary>
    );
  };
}
