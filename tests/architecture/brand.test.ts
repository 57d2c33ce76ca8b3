import { expect, test } from 'vitest';
import { sandboxBusiness } from '../../server/platform/start/business.ts';
import { filesIn, textOf } from '../../tools/support/source.ts';

/** The defaults, the sandbox's sample goods, and samples that tests and drawings alone use. */
const samples = /^server\/platform\/(?:seed\/|start\/(?:business|sample-about)\.ts$)|\.cases\.ts$/u;
/** Nobody reads these, and with another word what is stored could not be read or a password be guessed. */
const inner = new Set([
  'server/platform/database/connection/connection.ts',
  'server/platform/database/embedded/embedded.ts',
  'server/platform/database/embedded/settings.ts',
  'server/platform/file/seal.ts',
  'server/account/password/passwords.ts',
  'src/domain/account/account.ts',
]);
const files = filesIn(['src', 'server'], /\.tsx?$/u).filter((file) => !samples.test(file) && !inner.has(file));

test('CHR-07 the shop’s name stands in its configuration and nowhere in code', () => {
  // Products may have it in their names: 'Sleep Mantra', '/shop/sleep-mantra'.
  const name = new RegExp(`(?<!(?:calm|dog|green|peace|sleep) )(?<!-)\\b${sandboxBusiness.shopName}`, 'iu');
  expect(files.filter((file) => name.test(codeOf(file)))).toEqual([]);
});

test('CHR-07 no other word of the business stands in code either', () => {
  const {
    companyName,
    tagline,
    addressLines,
    gstin,
    mapsUrl,
    phone,
    email,
    search,
    claims,
    whatsapp,
    hero,
    about,
  } = sandboxBusiness;
  const words = [
    companyName,
    tagline,
    ...addressLines,
    gstin,
    mapsUrl,
    phone,
    email,
    search.title,
    search.description,
    claims.guarantee,
    claims.reviews,
    whatsapp.number,
    whatsapp.greeting,
    hero.title,
    hero.accent,
    hero.lead,
    about.title,
    about.summary,
  ].filter((word) => word !== null);
  expect(words).toHaveLength(18);
  expect(files.filter((file) => words.some((word) => codeOf(file).includes(word)))).toEqual([]);
});

/** Without comments and the names of files. */
function codeOf(file: string): string {
  return textOf(file)
    .replaceAll(/\/\*[^]*?\*\//gu, '')
    .replaceAll(/(?<!:)\/\/.*$/gmu, '')
    .replaceAll(/from '[^']+'/gu, '');
}
