import { npmOnRuntimeLock } from './support/lock-copy.ts';
import { readAdvisories } from './support/advisories.ts';

// A registry without advisories must not stop a build, and neither may one that is slow.
const { isKnown, serious } = readAdvisories(npmOnRuntimeLock(['audit', '--json', '--fetch-retries=0']));
console.log(sentence());
process.exitCode = serious.length > 0 ? 1 : 0;

function sentence(): string {
  if (!isKnown) return 'The registry gave no list of known faults; the packages were not checked.';
  if (serious.length === 0) return 'No package of the running shop has a known fault that is high or critical.';
  return ['Known faults that are high or critical:', ...serious.map((line) => `  ${line}`)].join('\n');
}
