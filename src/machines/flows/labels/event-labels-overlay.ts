/** Labels of events about turns over the page. */
export const overlayEventLabels: Readonly<Record<string, string>> = {
  'overlay.done': 'The overlay is closed',
  'overlay.granted': 'An overlay gets its turn',
  'overlay.request': 'An overlay asks for its turn',
  'overlay.revoked': 'An overlay must close',
  'overlay.taken': 'The overlay is on screen',
  'overlay.withdraw': 'An overlay gives up its turn',
};
