/** The ten digits of an Indian number, however it was entered: '+91 98450 12345', '098450…'. */
export function phoneDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/gu, '');
  const national = /^(?:91\d{10}|0\d{10})/u.test(digits) ? digits.slice(digits.startsWith('0') ? 1 : 2) : digits;
  return national.slice(0, 10);
}

/** '98450 12345'. */
export function groupedPhone(digits: string): string {
  return digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}

/** The first `length` digits of the input. */
export function onlyDigits(typed: string, length: number): string {
  return typed.replaceAll(/\D/gu, '').slice(0, length);
}
