import { cloneElement, type ComponentProps, type ComponentType, type ReactElement, useState } from 'react';
import { LazyBoundary, lazyComponent } from '../react/lazy-component.tsx';
import { PartFailed } from '../react/PartFailed.tsx';

/** Extra props of a component that opens from a button. */
export interface Pressed {
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  /** True when the click that loaded the code should also open it. */
  readonly isOpenFirst?: boolean;
}

/** A trigger whose menu or dialog loads on the first click. */
export function pressedLate<Props extends object>(
  kind: 'menu' | 'dialog',
  load: () => Promise<ComponentType<Props & Pressed>>,
) {
  const Opened = lazyComponent(load);
  // Preload on hover and focus. A failure shows only once the user clicks.
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

/** An overlay that loads when it first opens, or earlier through `load`. Stays mounted afterwards, for its closing animation. */
export function openedLate<Props extends { readonly open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Opened = lazyComponent(load);
  function OpenedLate(props: Props) {
    if (!props.open && !Opened.isLoaded()) return null;
    return (
      <LazyBoundary failed={props.open && <PartFailed />}>
        <Opened {...props} />
      </LazyBoundary>
    );
  }
  return Object.assign(OpenedLate, { load: Opened.load });
}
