/** Labels of events of analytics and consent. */
export const privacyEventLabels: Readonly<Record<string, string>> = {
  'analytics.track': 'A bundle is viewed or used',
  'event.track': 'A bundle event is tracked',
  'order.confirmed': 'The order is confirmed',
  'choice.changed': 'The choice changes',
  'choices.close': 'Close the choices',
  'choices.open': 'Open the privacy choices',
  'consent.agree': 'Accept all',
  'consent.changed': 'The consent changes',
  'consent.refuse': 'Refuse all',
  'consent.save': 'Save my choices',
  'page.leaving': 'Leave for a page that isn’t measured',
  'purpose.toggle': 'Tick or clear a purpose',
};
