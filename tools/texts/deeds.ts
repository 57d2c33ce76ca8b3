/** What somebody does, or is told was done, and a word of it in Hindi: mistaken for another deed, it misleads. */
const deeds = [
  [/\bremov(?:e|ed|ing)\b/iu, /हट|निकाल/u],
  [/\bcancel(?:led|s|ling)?\b/iu, /रद्द|रोक|बंद/u],
  [/\bdelet(?:e|ed|ing)\b/iu, /मिट|हट/u],
  [/\bapplied\b/iu, /लग|लागू/u],
  [/\bsign(?:ed)? in\b/iu, /साइन इन|लॉग/u],
  [/\b(?:sign(?:ed)? out|logged out)\b/iu, /साइन आउट|लॉग/u],
  [/\b(?:cheaper|lower)\b/iu, /कम|सस्त/u],
  [/\bfree\b/iu, /मुफ़्त|फ़्री/u],
  [/^keep\b/iu, /रह|रख/u],
  [/^add\b/iu, /जोड़|जुड़|डाल|लगा/u],
  [/^close\b(?!-)/iu, /बंद/u],
  [/^open\b/iu, /खोल|खुल|देख/u],
  [/^save\b/iu, /सेव|बचा/u],
  [/^pay\b/iu, /पेमेंट|दें|दूसरा/u],
  [/^show\b/iu, /दिखा|दिखे/u],
  [/^hide\b/iu, /छिपा/u],
  [/^send\b/iu, /भेज|लेना/u],
  [/^choose\b/iu, /चुन/u],
  [/^change\b/iu, /बदल/u],
  [/^pause\b/iu, /रोक/u],
  [/^resume\b/iu, /चालू/u],
  [/^skip\b/iu, /छोड़|सीधे/u],
  [/^apply\b/iu, /लगा/u],
  [/^try again\b/iu, /फिर/u],
  [/^refuse\b/iu, /मना|ना$/u],
  [/^agree\b/iu, /ठीक|हाँ|मंज़ूर/u],
  [/^increase\b/iu, /बढ़ा/u],
  [/^decrease\b/iu, /घटा/u],
  [/^withdraw\b/iu, /वापस|रद्द/u],
  [/^turn .*\bon\b/iu, /चालू/u],
  [/^turn .*\boff\b|\bis off\b/iu, /बंद/u],
  [/\b(?:don|can|isn)’t\b|\bnot\b|^no\b/iu, /न|मत|बिना/u],
] as const;

/** Names that are the same everywhere, alone or with values. */
const names = /^(?:Bliss Club|Facebook|Instagram|MRP|KB|MB|UPI ID|Taxable ₹|[\s\d₹.,]|\{\d+\}|#)*$/u;
/** What stands in brackets is a term of the law. */
const englishWords = /\b(?:the|an|of|and|or|for|with|to|your|our|is|are)\b/u;

/** What keeps the Hindi of a text from being its translation: a value is missing, English is left, it says another deed. Null if nothing does. */
export function faultOf(english: string, own: string): string | null {
  const lacks = (english.match(/\{\d+\}|#/gu) ?? []).find((place) => !own.includes(place));
  if (lacks !== undefined) return `lacks ${lacks}`;
  if (
    !/\p{Script=Devanagari}/u.test(own) ? !names.test(own) : englishWords.test(own.replaceAll(/\([^)]*\)/gu, ''))
  ) {
    return 'has English left in it';
  }
  const deed = deeds.find(([says, word]) => says.test(english) && !word.test(own));
  return deed ? `doesn’t say ${deed[0].exec(english)?.[0] ?? ''}` : null;
}
