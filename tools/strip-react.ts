import type { Plugin } from 'vite';
import { replaced, withBody, without, withoutCases } from './strip-code.ts';

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

/** What nothing asks for, or what finds nothing to do in a shop that renders neither a head nor refs of fragments. */
const idle = [
  ...ofViewTransitions,
  'addFragmentHandleToFiber',
  'clearSingletonPreambleContribution',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNewChildToFragmentInstances',
  'getComponentNameFromType',
  'getHoistableRoot',
  'insertSuspendedStylesheets',
  'isFragmentInstanceParent',
  'isSingletonScope',
  'refreshCache',
  'rerenderActionState',
  'updateActionState',
  'updateOptimisticImpl',
] as const;

/** What must say so, should the shop use it one day. Other kinds of elements React itself then calls invalid. */
const refused = {
  FragmentInstance: 'a ref of a Fragment',
  dispatchOptimisticSetState: 'useOptimistic',
  mountActionState: 'useActionState',
  setPropOnCustomElement: 'elements with a hyphen',
  startTransition: 'useTransition',
  useMemoCache: 'the cache of React’s compiler',
} as const;

const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([^]*?^\};$/gmu;
/** Of the two: a method that ends otherwise than the others would stay, or take what follows it along. */
const methodCount = 15;

/** Kinds of fibers: profilers, lists of suspense, scopes, tracing, resources, html, head and body, view transitions. */
const unusedTags = new Set(['12', '19', '21', '25', '26', '27', '30']);

/** Cases of other switches: kinds of elements, attributes, and what stands in a head. */
const unusedCases: Readonly<Record<string, ReadonlySet<string>>> = {
  owner: new Set(
    ['STRICT_MODE', 'PROFILER', 'SUSPENSE_LIST', 'LEGACY_HIDDEN', 'VIEW_TRANSITION'].map(
      (kind) => `REACT_${kind}_TYPE`,
    ),
  ),
  key: new Set(
    ['Actuate', 'Arcrole', 'Role', 'Show', 'Title', 'Type']
      .map((name) => `"xlink${name}"`)
      .concat(['"xmlBase"', '"xmlLang"', '"xmlSpace"']),
  ),
  type: new Set(['"link"', '"meta"', '"style"']),
};
/** As many as there are in this version. */
const caseCount = 88;

const strictly = /^( *)if \(shouldDoubleInvokeUserFnsInHooksDEV\) \{$[^]*?^\1\}$/gmu;
const strictCount = 4;

/** The attributes whose names have a hyphen in the document, of those that the shop draws with. */
export const hyphenated = new Set([
  'clipPath',
  'clipRule',
  'crossOrigin',
  'dominantBaseline',
  'fillOpacity',
  'fillRule',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'htmlFor',
  'paintOrder',
  'shapeRendering',
  'strokeDasharray',
  'strokeDashoffset',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeOpacity',
  'strokeWidth',
  'textAnchor',
  'transformOrigin',
  'vectorEffect',
]);
const alias = /^ {4}\["([\w-]+)", "[\w:-]+"\],?\n/gmu;

/**
 * React DOM for browsers without what the shop doesn't use: view transitions, refs of fragments, actions of forms,
 * optimistic state, lists of suspense, elements of a head, custom elements, events of selections and compositions, what
 * stands in for browsers of another age, and the stacks of components in errors. Throws where React has changed.
 */
export function strippedReact(code: string): string {
  let stripped = cleared(code, methods, methodCount, 'methods');
  for (const name of idle) stripped = withBody(stripped, name, '');
  for (const [name, what] of Object.entries(refused)) stripped = withBody(stripped, name, refusal(what));
  stripped = withBody(stripped, 'describeFiber', 'return "";');
  stripped = cleared(stripped, strictly, strictCount, 'strict modes');
  const { code: light, count } = withoutCases(
    stripped,
    (on, test) => (on.endsWith('.tag') && unusedTags.has(test)) || unusedCases[on]?.has(test) === true,
  );
  if (count !== caseCount) throw new Error(`Expected ${caseCount} cases in React, found ${count}`);
  return withFewerNames(withoutOldEvents(withoutHead(light)));
}

function refusal(what: string): string {
  return `throw Error("tools/strip-react.ts leaves out ${what}");`;
}

function cleared(code: string, places: RegExp, expected: number, what: string): string {
  const found = code.match(places)?.length ?? 0;
  if (found !== expected) throw new Error(`Expected ${expected} ${what} in React, found ${found}`);
  return code.replaceAll(places, '');
}

/** Every element is where it was written: none is moved to the head, and none is a resource. */
function withoutHead(code: string): string {
  const kinds = without(
    code,
    '    fiberTag = isHostHoistableType(',
    '  else\n    a: switch (owner) {',
    '    fiberTag = 5;\n',
  );
  const calls = without(kinds, '  r: requestFormReset,\n', '};\nfunction flushSyncWork() {');
  const found = without(calls, 'ReactDOMSharedInternals.findDOMNode = ', 'var internals$jscomp');
  return without(
    found,
    '      if ("function" === typeof value) {\n        domElement.setAttribute(\n          key,\n',
    '      if (\n        null == value ||\n',
    `      if ("function" === typeof value) ${refusal('functions as actions')}\n`,
  );
}

/** Selections and compositions are not listened to, and animations and input events have had their names for ten years. */
function withoutOldEvents(code: string): string {
  const extracted = without(
    code,
    '      handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n',
    '    }\n    processDispatchQueue(dispatchQueue, eventSystemFlags);\n',
  );
  const registered = without(extracted, 'registerTwoPhaseEvent(\n  "onSelect",', 'var mediaEventTypes =');
  const changed = without(
    registered,
    '          if (isInputEventSupported)\n',
    '        else\n          (SyntheticEventCtor = reactName.nodeName),',
    '          getTargetInstFunc = getTargetInstForInputOrChangeEvent;\n',
  );
  const input = replaced(
    without(changed, 'var isInputEventSupported = !1;', 'function stopWatchingForValueChange('),
    '        handleEventFunc && handleEventFunc(domEventName, reactName, targetInst);\n',
    '',
  );
  const prefixed = without(input, 'function makePrefixMap(', 'function getVendorPrefixedEventName(');
  return withBody(prefixed, 'getVendorPrefixedEventName', 'return arguments[0];');
}

/** Of the lists of names, those that the shop writes. */
function withFewerNames(code: string): string {
  const old = code.match(/ MozAnimationIterationCount [^"]*(?= WebkitLineClamp")/u)?.[0] ?? '';
  return replaced(code, old, '').replaceAll(alias, (line, name: string) => (hyphenated.has(name) ? line : ''));
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
