import type { ComponentType } from 'react';
import type { Pressed } from '../../../src/ui/kit/action/on-demand.tsx';
import { LazyBoundary, lazyComponent } from '../../../src/ui/kit/react/lazy-component.tsx';

export type { Pressed };

// What opens on a press stands open from the start, so that it is drawn too.

export function pressedLate<Props extends object>(
  _kind: 'menu' | 'dialog',
  load: () => Promise<ComponentType<Props & Pressed>>,
) {
  const Opened = lazyComponent(load);
  return function PressedLate(props: Props & Pressed) {
    return (
      <LazyBoundary loading={props.trigger}>
        <Opened {...props} isOpenFirst />
      </LazyBoundary>
    );
  };
}

export function openedLate<Props extends { readonly open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Opened = lazyComponent(load);
  function OpenedLate(props: Props) {
    return (
      <LazyBoundary>
        <Opened {...props} />
      </LazyBoundary>
    );
  }
  return Object.assign(OpenedLate, { load: Opened.load });
}
