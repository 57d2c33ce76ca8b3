/** Labels of events about turns over the page. */
export const overlayEventLabels: Readonly<Record<string, string>> = {
  'overlay.done': 'The overlay is closed',
  'overlay.granted': 'An overlay may be shown',
  'overlay.request': 'An overlay asks to be shown',
  'overlay.revoked': 'An overlay has to make room',
  'overlay.taken': 'The overlay is on screen',
  'overlay.withdraw': 'An overlay withdraws its request',
};
