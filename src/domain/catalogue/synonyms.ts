/** Words that mean the same, one group a line, separated by commas; what a new shop starts with (SRC-01). */
export const commonSynonyms = [
  'sleep, insomnia, neend, nind, nidra, anidra, नींद, निद्रा, अनिद्रा',
  'calm, peace, stress, anxiety, tension, chinta, tanav, sukoon, shanti, शांति, शान्ति, तनाव, चिंता, सुकून',
  'turmeric, haldi, हल्दी',
  'saffron, kesar, केसर',
  'cardamom, elaichi, इलायची',
  'rose, gulab, गुलाब',
  'tulsi, basil, तुलसी',
  'mint, pudina, पुदीना',
  'ginger, adrak, अदरक',
  'lime, lemon, nimbu, नींबू',
  'neem, नीम',
  'ashwagandha, asgandh, अश्वगंधा',
  'brahmi, ब्राह्मी',
  'amla, gooseberry, आंवला',
  'moringa, sahjan, मोरिंगा, सहजन',
  'dog, puppy, pet, kutta, kutte, कुत्ता, कुत्ते, श्वान',
  'green, hara, harit, hariyali, हरा, हरित, हरियाली',
  'oil, tel, तेल',
  'drops, boond, बूँद, बूंद',
  'club, member, membership, sadasyata, सदस्यता',
  'delivery, shipping, डिलीवरी',
  'return, refund, money, wapsi, wapas, लौटा, वापसी, वापस, रिफ़ंड, रिफंड',
  'cash, cod, नकद, कैश',
].join('\n');

export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** For every word, the others of its groups, in small letters. What isn't one word is left out. */
export function synonymsOf(lines: string): Synonyms {
  const all = new Map<string, string[]>();
  for (const line of lines.split('\n')) {
    const words = line.split(',').map((word) => word.trim().toLowerCase());
    const group = words.filter((word) => isWord.test(word));
    for (const word of group) {
      all.set(word, [...(all.get(word) ?? []), ...group.filter((other) => other !== word)]);
    }
  }
  return all;
}

/** The same lines for names of flavours and sizes by their English words: 'mint, पुदीना'. */
export function namesAsSynonyms(names: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(names).flatMap(([english, name]) => {
    const [words, own] = [wordsIn(english), wordsIn(name)];
    const isWordByWord = words.length === own.length;
    return own.flatMap((each, place) =>
      (isWordByWord ? words.slice(place, place + 1) : words).map((word) => `${word}, ${each}`),
    );
  });
  return pairs.join('\n');
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}

const isWord = /^[\p{L}\p{N}\p{M}]+$/u;

const shortestBeginning = 3;

/** What a typed word may stand for besides itself; the beginning of a word counts from three letters on. */
export function meantBy(synonyms: Synonyms, typed: string): readonly string[] {
  const exact = synonyms.get(typed);
  if (exact) return exact;
  if (typed.length < shortestBeginning) return [];
  return [...synonyms].filter(([word]) => word.startsWith(typed)).flatMap(([, others]) => others);
}
