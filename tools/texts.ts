import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/domain/kit/text/language.ts';
import { projectRoot } from './support/steps.ts';
import { faultsOf, readCatalogue, serverTexts, sourceTexts, writtenCatalogues } from './texts/catalogue.ts';

/** `npm run texts`: brings the catalogues of all languages up to the sources, and says what they lack. */
const texts = sourceTexts();
console.log(`${texts.length} texts in the sources`);
for (const language of languages.slice(1)) {
  const folder = join(projectRoot, 'languages', language);
  mkdirSync(folder, { recursive: true });
  const before = readCatalogue(language);
  const files = writtenCatalogues(texts, before, language);
  const isLeft = (file: string) => file.endsWith('.po') && !files.has(file.replace(/\.po$/u, ''));
  for (const file of readdirSync(folder).filter(isLeft)) rmSync(join(folder, file));
  for (const [room, content] of files) writeFileSync(join(folder, `${room}.po`), content);
  writeFileSync(join(folder, 'server.json'), serverTexts(texts, before));
  const faults = faultsOf(texts, before, language);
  console.log(`${language}: ${faults.length === 0 ? 'complete' : `${faults.length} to look at`}`);
  for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);
}
