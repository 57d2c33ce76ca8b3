/**
 * Loaded before the shop of a gallery: its clock begins on the day of the charts' samples, so that “by Friday, 6 November” is in
 * every picture whenever it is taken.
 */
const morning = Date.parse('2026-11-04T04:30:00.000Z');
const Real = Date;
const shift = morning - Real.now();

globalThis.Date = new Proxy(Real, {
  construct: (_, args: readonly unknown[]) =>
    Reflect.construct(Real, args.length === 0 ? [Real.now() + shift] : args) as Date,
  apply: () => new Real(Real.now() + shift).toString(),
  get: (of, name) => (name === 'now' ? () => Real.now() + shift : (Reflect.get(of, name) as unknown)),
});
