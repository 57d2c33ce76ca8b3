import { expect, test } from 'vitest';
import { speak, t } from '../../../src/domain/kit/text/text.ts';
import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { hasAdapter, isOfPages, speaks } from '../../../tools/paths/page/adapters.ts';
import { walksOfTurn } from '../../../tools/paths/page/turns.ts';
import { choicePairs } from '../../../tools/paths/page/choice-pairs.ts';
import { readPairs, type TextPair } from '../../../tools/texts/catalogue.ts';
import { dictionaryOf, wordsIn } from '../../../tools/texts/dictionary.ts';

const pair = (english: string, own: string): TextPair => ({ english: [english], own: [own] });
const dictionary = dictionaryOf([
  pair('Remove', 'हटाएँ'),
  pair('Remove bundle', 'बंडल हटाएँ'),
  pair('Remove {0}', '{0} हटाएँ'),
  pair('Cancel', 'रद्द करें'),
  pair('Cancel the plan of {0}', '{0} का प्लान रद्द करें'),
  pair('Pay by {0}', '{0} से पेमेंट करें'),
  pair('Card', 'कार्ड'),
  pair('Claiming...', 'ले रहे हैं...'),
  pair('Netbanking', 'नेटबैंकिंग'),
  pair('Offer {0} of {1}', 'ऑफ़र {0}, कुल {1}'),
  pair('Skip next delivery', 'अगली डिलीवरी छोड़ें'),
  pair('every week', 'हर हफ़्ते'),
  pair('Learn more', 'और जानें >>'),
  pair('Too many attempts. Try again in {0}.', 'बहुत बार कोशिश हो चुकी। {0} में फिर कोशिश करें।'),
  { english: ['# star', '# stars'], own: ['# स्टार', '# स्टार'] },
]);

const found = [
  [/^Claim /u, 'Claim 50% off', 'ले रहे हैं...'],
  [/^Remove /u, 'हटाएँ Sleep Mantra', 'हटाएँ'],
  ['Remove', 'हटाएँ', 'रद्द करें'],
  ['4 stars', '4 स्टार', '1 स्टार'],
  ['Pay by Card', 'कार्ड से पेमेंट करें', 'नेटबैंकिंग से पेमेंट करें'],
  ['Remove Sleep Mantra', 'Sleep Mantra हटाएँ', 'Peace Mantra हटाएँ'],
  ['Cancel the plan of Peace Mantra', 'Peace Mantra का प्लान रद्द करें', 'Sleep Mantra का प्लान रद्द करें'],
  ['Skip next delivery: Sleep Mantra, every week', 'अगली डिलीवरी छोड़ें: Sleep Mantra, हर हफ़्ते', 'अगली डिलीवरी छोड़ें'],
  [/^Offer 2 of/u, 'ऑफ़र 2, कुल 3', 'ऑफ़र 1, कुल 3'],
  [/^Remove (?!bundle)/u, 'Sleep Mantra हटाएँ', 'बंडल हटाएँ'],
  [/^Remove (?!bundle)/u, 'हटाएँ Sleep Mantra', 'रद्द करें Sleep Mantra'],
  [/^(?:Pay by Card|Cancel)$/u, 'रद्द करें', 'Peace Mantra का प्लान रद्द करें'],
  [
    'Too many attempts.',
    'बहुत बार कोशिश हो चुकी। 5 मिनट में फिर कोशिश करें।',
    'Too many attempts. Try again in 5 minutes.',
  ],
  [/^Learn more/u, 'और जानें >>', 'Learn more'],
] as const;

test.for(found)(
  'QAP-03 LNG-01 what an English page calls %s is found by its Hindi, and only that',
  ([english, own, other]) => {
    const pattern = dictionary(english);
    expect(pattern).toBeInstanceOf(RegExp);
    expect(own).toMatch(pattern);
    expect(other).not.toMatch(pattern);
    // Playwright takes it for two selectors.
    expect(String(pattern)).not.toContain('>>');
  },
);

test('QAP-03 LNG-01 names are the same in Hindi; an exact name is all of it', () => {
  expect(dictionary('12 Lake View')).toBe('12 Lake View');
  expect(dictionary(/^Ashwagandha/u)).toEqual(/^Ashwagandha/u);
  expect('हटाएँ Sleep Mantra').not.toMatch(dictionary('Remove', true));
  expect('हटाएँ').toMatch(dictionary('Remove', true));
});

const asked = (wanted: string | RegExp, ...pairs: readonly TextPair[]) => dictionaryOf(pairs)(wanted);

test('QAP-03 LNG-01 a button with another one’s text isn’t found, although its last words are the same', () => {
  const [close, plan] = [pair('Close', 'बंद करें'), pair('Cancel plan', 'प्लान बंद करें')];
  const found = asked('Close', close, plan, pair('Close cart', 'कार्ट बंद करें'));
  expect('बंद करें').toMatch(found);
  expect('कार्ट बंद करें').toMatch(found);
  expect('प्लान बंद करें').not.toMatch(found);
  expect('Peace Mantra का प्लान बंद करें').not.toMatch(
    asked('Close', close, pair('Cancel the plan of {0}', '{0} का प्लान बंद करें')),
  );
});

test('QAP-03 LNG-01 an amount in a pattern is an amount in Hindi, too', () => {
  const found = asked(/^Pay ₹[\d,]+ again$/u, pair('Pay {0} again', '{0} का पेमेंट फिर से करें'));
  expect('₹1,499 का पेमेंट फिर से करें').toMatch(found);
  expect('Peace Mantra का पेमेंट फिर से करें').not.toMatch(found);
});

const wrongTexts = [
  ['Cancel order', 'doesn’t say Cancel', pair('Cancel order', 'ऑर्डर रहने दें'), pair('Keep order', 'ऑर्डर रद्द करें')],
  ['Keep order', 'doesn’t say Keep', pair('Cancel order', 'ऑर्डर रहने दें'), pair('Keep order', 'ऑर्डर रद्द करें')],
  ['Remove Sleep Mantra', 'lacks {0}', pair('Remove {0}', 'हटाएँ')],
  ['Pay now', 'has English left in it', pair('Pay now', 'Pay now')],
  ['Talk to the officer', 'has English left in it', pair('Talk to the officer', 'the अधिकारी से बात करें')],
  ['Order now', 'No catalogue has “Order now”', pair('Your order is now here', 'आपका ऑर्डर अब यहाँ है')],
] as const;

test.for(wrongTexts)(
  'QAP-03 LNG-01 a walk that needs %s fails where the catalogue %s',
  ([wanted, fault, ...pairs]) => {
    expect(() => asked(wanted, ...pairs)).toThrow(fault);
  },
);

test('QAP-03 LNG-01 what is found by any text of the catalogue is what its English finds', () => {
  const all = [...readPairs('hi'), ...choicePairs('hi')];
  const find = dictionaryOf(all);
  const plain = all.flatMap(({ english, own }) =>
    [english[0] ?? '', own[0] ?? ''].every((text) => !/[{#]/u.test(text))
      ? [[english[0] ?? '', own[0] ?? ''] as const]
      : [],
  );
  // What is hardly a word stands in many others.
  const telling = plain.filter(([, own]) => (own.match(/\p{L}/gu) ?? []).length >= 4);
  const shared = Map.groupBy(telling, ([, own]) => own);
  const mistaken = telling
    .filter((_, place) => place % 29 === 0)
    .flatMap(([english, own]) => {
      const pattern = find(english);
      if (!(pattern instanceof RegExp)) return [];
      const isFound = (text: string) => text.toLowerCase().includes(english.toLowerCase());
      expect(own).toMatch(pattern);
      return telling
        .filter(([other, text]) => !isFound(other) && text !== own && pattern.test(text))
        .filter(([, text]) => (shared.get(text) ?? []).every(([other]) => !isFound(other)))
        .map(([other, text]) => `${english} finds ${text} (${other})`);
    });
  expect(mistaken).toEqual([]);
});

test('QAP-03 LNG-01 a chart that is walked in Hindi says what it says in Hindi', () => {
  speak(wordsIn('hi'));
  try {
    expect(t`Photo ${2}`).toBe('फ़ोटो 2');
  } finally {
    speak(wordsIn('en'));
  }
  expect(t`Photo ${2}`).toBe('Photo 2');
});

test('QAP-03 LNG-01 in two rounds every chart is walked in every language that its pages have, no more of them an hour', () => {
  const charts = catalogue.filter((entry) => isOfPages(entry) && hasAdapter(entry.slug));
  const hours = 2 * Math.ceil(charts.length / 3);
  const turns = Array.from({ length: hours }, (_, hour) => walksOfTurn(charts, { most: 3, turn: 490_000 + hour }));
  expect(Math.max(...turns.map((turn) => turn.length))).toBe(3);
  const walked = new Set(turns.flat().map(({ entry, language }) => `${entry.slug} ${language}`));
  const wanted = charts.flatMap(({ slug }) => [`${slug} en`, ...(speaks(slug, 'hi') ? [`${slug} hi`] : [])]);
  expect([...walked].toSorted()).toEqual(wanted.toSorted());
  const inHindi = turns.flat().filter(({ language }) => language === 'hi').length;
  expect(inHindi / turns.flat().length).toBeGreaterThan(0.45);
});
