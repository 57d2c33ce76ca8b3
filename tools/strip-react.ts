import type { Plugin } from 'vite';
import { withBody } from './strip-code.ts';

/** What React does only for a `ViewTransition`, which the shop doesn't have: each of these looks for one and finds none. */
const ofViewTransitions = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
] as const;

/** What must say so, should the shop use it one day. */
const refused = { getViewTransitionName: 'ViewTransition', FragmentInstance: 'a ref of a Fragment' } as const;

const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([^]*?^\};$/gmu;
/** Of the two: a method that ends otherwise than the others would stay, or take what follows it along. */
const methodCount = 15;

/**
 * React DOM for browsers without view transitions, refs of fragments and the stacks of components in errors, which
 * the shop doesn't report. Throws where React has changed.
 */
export function strippedReact(code: string): string {
  const found = code.match(methods)?.length ?? 0;
  if (found !== methodCount) throw new Error(`Expected ${methodCount} methods in React, found ${found}`);
  let stripped = code.replaceAll(methods, '');
  for (const name of ofViewTransitions) stripped = withBody(stripped, name, '');
  for (const [name, what] of Object.entries(refused)) {
    stripped = withBody(stripped, name, `throw Error("tools/strip-react.ts leaves out ${what}");`);
  }
  return withBody(stripped, 'describeNativeComponentFrame', 'return "";');
}

/** Leaves out of React DOM what the shop doesn't use. */
export function stripReact(): Plugin {
  return {
    name: 'strip-react',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/u },
      handler: (code) => ({ code: strippedReact(code), map: null }),
    },
  };
}
