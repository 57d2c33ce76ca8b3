/** Labels of events of analytics, consent and upkeep. */
export const privacyEventLabels: Readonly<Record<string, string>> = {
  'analytics.track': 'A bundle is viewed or used',
  'event.track': 'A bundle event is tracked',
  'flow.failed': 'A flow fails',
  'flow.restart': 'Restart the flow',
  'flow.restarted': 'A flow was restarted',
  'notice.close': 'Close the message',
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
