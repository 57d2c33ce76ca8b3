/** Labels with a subject say what happens: 'The cart has changed', 'Staff change it', 'The order is placed', '“Pay” returns'. */
const subjects =
  /^(?:The|A|An|Another|Everything|Half|Its?|Items|Money|More|No|Nobody|None|Nothing|Part|Prices|Somebody|Something|Staff|Time|Today’s|What)\b|^[“0-9]/u;

/** Whether the label of an event says what the reader does, such as 'Press Buy Now'. */
export function isDeed(label: string): boolean {
  return !subjects.test(label);
}
