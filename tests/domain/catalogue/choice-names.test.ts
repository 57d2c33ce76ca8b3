import { afterEach, expect, test } from 'vitest';
import {
  choiceName,
  choiceText,
  measured,
  nameChoices,
} from '../../../src/domain/catalogue/product/choice-names.ts';
import { countryIn } from '../../../src/domain/catalogue/product/country.ts';
import { emptyLabel, labelRows, netText, unitPriceText } from '../../../src/domain/catalogue/product/label.ts';
import { meantBy, namesAsSynonyms, synonymsOf } from '../../../src/domain/catalogue/synonyms.ts';
import { withWords } from '../../../src/domain/kit/text/text.ts';
import { wordsIn } from '../../../tools/texts/dictionary.ts';

const inHindi = <Written>(write: () => Written) => withWords(wordsIn('hi'), write);

afterEach(() => nameChoices(undefined));

test('LNG-01 VAR-01 a flavour or a size is called by its name, and by its word where it has none', () => {
  const line = { flavour: 'Saffron', variant: '2 × 30 ml' };
  expect([choiceText(line), choiceName('Saffron')]).toEqual(['Saffron | 2\u00a0× 30\u00a0ml', 'Saffron']);
  nameChoices({ Saffron: 'केसर' });
  expect(inHindi(() => choiceText(line))).toBe('केसर | 2\u00a0× 30\u00a0मिली');
  expect([choiceName('Rose'), choiceName('constructor'), choiceText({ flavour: '', variant: '' })]).toEqual([
    'Rose',
    'constructor',
    '',
  ]);
  expect(choiceName('Saffron', {})).toBe('Saffron');
  nameChoices(undefined);
  expect(choiceName('Saffron')).toBe('Saffron');
});

test('LNG-01 TRU-01 each language writes its units', () => {
  expect(['2 × 15 ml', '250g', 'for 5 girls', 'html'].map(measured)).toEqual([
    '2 × 15 ml',
    '250g',
    'for 5 girls',
    'html',
  ]);
  expect(inHindi(() => ['2 × 15 ml', '250g', 'for 5 girls', 'html'].map(measured))).toEqual([
    '2 × 15 मिली',
    '250ग्राम',
    'for 5 girls',
    'html',
  ]);
  expect([netText(60, 'pieces'), netText(30, 'ml')]).toEqual(['60\u00a0pieces', '30\u00a0ml']);
  expect(inHindi(() => [netText(60, 'pieces'), netText(250, 'g')])).toEqual(['60\u00a0नग', '250\u00a0ग्राम']);
  expect(inHindi(() => unitPriceText(1499, { netAmount: 30, netUnit: 'ml' }))).toBe('₹4,996.67 प्रति 100\u00a0मिली');
});

test('TRU-01 LNG-01 a label says in the reader’s language what is known in it, and the rest as it is printed', () => {
  const label = { ...emptyLabel, netAmount: 30, origin: 'India', bestBefore: '06/2028', batch: 'B 1' };
  expect(labelRows(label, { origin: 'भारत' })).toEqual([
    { label: 'Net quantity', value: '30\u00a0ml', isSpoken: true },
    { label: 'Country of origin', value: 'भारत', isSpoken: true },
    { label: 'Batch', value: 'B 1', isSpoken: false },
    { label: 'Best before', value: '06/2028', isSpoken: false },
  ]);
});

test('TRU-01 LNG-01 a country is known by its English name, and nothing else is one', () => {
  expect(['India', ' india ', 'Nepal', 'Sri Lanka'].map((name) => countryIn('hi', name))).toEqual([
    'भारत',
    'भारत',
    'नेपाल',
    'श्रीलंका',
  ]);
  expect(['', 'Kerala', 'IN', 'European Union', 'Unknown Region'].map((name) => countryIn('hi', name))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('SRC-01 LNG-01 each word of a flavour’s name stands for the same word in English, or for any of them', () => {
  const names = { 'Tulsi mint': 'तुलसी-पुदीना', 'Wild vetiver': 'खस' };
  const synonyms = synonymsOf(namesAsSynonyms(names));
  expect(['पुदीना', 'तुलसी', 'खस', 'vetiver'].map((word) => meantBy(synonyms, word))).toEqual([
    ['mint'],
    ['tulsi'],
    ['wild', 'vetiver'],
    ['खस'],
  ]);
});
