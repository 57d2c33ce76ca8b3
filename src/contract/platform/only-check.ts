/** A request with this header is checked against its schemas and refused: nothing is stored. */
export const onlyCheckHeader = 'x-only-check';
