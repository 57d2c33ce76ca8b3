const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const steps = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** 'Rupees One Lakh Two Hundred Only', for whole rupees ≥ 0. */
export function amountInWords(rupees: number): string {
  return `Rupees ${numberInWords(rupees)} Only`;
}

function numberInWords(value: number): string {
  for (const [size, name] of steps) {
    if (value < size) continue;
    const rest = value % size;
    return [numberInWords(Math.floor(value / size)), name, ...(rest === 0 ? [] : [numberInWords(rest)])].join(' ');
  }
  if (value < 20) return small[value] ?? '';
  const unit = value % 10;
  return [tens[Math.floor(value / 10)], ...(unit === 0 ? [] : [small[unit]])].join(' ');
}
