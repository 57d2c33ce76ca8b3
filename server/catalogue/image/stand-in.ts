const leaf = 'M32 4c12 16 22 26 22 38 0 11.5-9.5 19-22 19s-22-7.5-22-19c0-12 10-22 22-38z';
const sprig =
  'm25.6 56.8 1-2.3.9-2.4.8-2.4.8-2.3.6-2.4.5-2.4.5-2.4.4-2.5.3-2.5.3-2.5.3-2.6.2-2.7.2-2.7.2-2.8.2-2.9.2-3h-1l-.4 2.9' +
  '-.3 2.9-.4 2.7-.3 2.7-.4 2.6-.4 2.6-.5 2.5-.5 2.4-.5 2.4-.6 2.3-.7 2.3-.8 2.2-.8 2.2-.9 2.2-1 2.1-1.1 2.2Z' +
  'm4.5-11.5Q38.4 40.9 44 33q-6.4 6.1-15.1 9.7Zm-1.5 1.4Q20.4 43.1 16 38q3.6 6.9 11.4 11.3ZM32.1 34q6.3-4.3 8.4-9.5' +
  '-2.9 3.8-9.6 7.5Zm-.4 1q-6.2-3.7-8.7-7.5 1.5 5.2 7.3 9.5Z';

/** What stands for the picture of a product that has none: the shop's leaf, in an ink that is calm on light and dark grounds. */
export const standIn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200" width="160" height="200">' +
  '<g transform="translate(37 57) scale(1.35)" fill="#85917d" opacity=".8">' +
  `<path d="${leaf}" fill="none" stroke="#85917d" stroke-width="1.2"/><path d="${sprig}"/></g></svg>`;
