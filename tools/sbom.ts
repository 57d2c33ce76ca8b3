import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { npmOnRuntimeLock } from './support/lock-copy.ts';

const [file = 'sbom.json'] = process.argv.slice(2);
const text = npmOnRuntimeLock(['sbom', '--package-lock-only', '--sbom-format=cyclonedx']);
if (!text.includes('"CycloneDX"')) {
  throw new Error('npm could not write the bill of materials: npm 10 or newer can');
}
writeFileSync(resolve(file), text);
console.log(`${resolve(file)} lists the packages of the running shop.`);
