import { LazyBoundary, lazyComponent } from '../../../../ui/kit/react/lazy-component.tsx';

const Loaded = lazyComponent(() => import('./SecondFactorReset.tsx').then((module) => module.SecondFactorReset));

/** Loaded with a staff account, so that it isn't part of the list's code. */
export function LazySecondFactorReset({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <LazyBoundary>
      <Loaded id={id} name={name} />
    </LazyBoundary>
  );
}
