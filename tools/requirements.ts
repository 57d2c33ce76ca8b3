import { provenIds, requirements } from './support/requirements.ts';

const proven = provenIds();
const all = requirements();
const open = all.filter(({ id }) => !proven.has(id));
for (const { id, isBuilt } of open) {
  console.log(`${id}${isBuilt ? '  is marked as built, but no test carries it' : ''}`);
}
console.log(`${all.length} requirements, ${all.length - open.length} carried by a test, ${open.length} not.`);
process.exitCode = open.some(({ isBuilt }) => isBuilt) ? 1 : 0;
