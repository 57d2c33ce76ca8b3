import { LazyBoundary, lazyComponent } from '../../../../ui/kit/react/lazy-component.tsx';

const Loaded = lazyComponent(() => import('./SecondFactorReset.tsx').then((module) => module.SecondFactorReset));

/** Comes with the account of a member of staff; the list of accounts has nothing of it. */
export function LazySecondFactorReset({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <LazyBoundary>
      <Loaded id={id} name={name} />
    </LazyBoundary>
  );
}
