/** What the events of measuring and of its consent are for a person. */
export const privacyEventLabels: Readonly<Record<string, string>> = {
  'analytics.track': 'A bundle is looked at or used',
  'event.track': 'A bundle event is to be tracked',
  'order.confirmed': 'The order stands',
  'choice.changed': 'Another tab has decided',
  'choices.close': 'Close the choices',
  'choices.open': 'Press Privacy choices',
  'consent.agree': 'Agree to all',
  'consent.changed': 'What may be measured changes',
  'consent.refuse': 'Refuse all',
  'consent.save': 'Save my choices',
  'page.leaving': 'Cross to a page that is not measured',
  'purpose.toggle': 'Tick a purpose, or not',
};
