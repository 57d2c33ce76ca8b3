/** Verbs that begin the id of an actor, as said of what they were done to. */
const participles = new Map([
  ['accept', 'accepted'],
  ['add', 'added'],
  ['apply', 'applied'],
  ['cancel', 'cancelled'],
  ['change', 'changed'],
  ['check', 'checked'],
  ['confirm', 'confirmed'],
  ['copy', 'copied'],
  ['count', 'counted'],
  ['fetch', 'fetched'],
  ['find', 'found'],
  ['fix', 'fixed'],
  ['give', 'given'],
  ['keep', 'kept'],
  ['list', 'listed'],
  ['load', 'loaded'],
  ['make', 'made'],
  ['name', 'named'],
  ['open', 'opened'],
  ['place', 'placed'],
  ['read', 'read'],
  ['refresh', 'refreshed'],
  ['refund', 'refunded'],
  ['remove', 'removed'],
  ['rename', 'renamed'],
  ['renew', 'renewed'],
  ['reset', 'reset'],
  ['restore', 'restored'],
  ['run', 'run'],
  ['save', 'saved'],
  ['send', 'sent'],
  ['settle', 'settled'],
  ['share', 'shared'],
  ['show', 'shown'],
  ['store', 'stored'],
  ['take', 'taken'],
  ['verify', 'verified'],
  ['withdraw', 'withdrawn'],
]);

/** Ends of ids that are no thing: 'fetchOwn', 'takeVoteBack'. */
const notThings = new Set(['ahead', 'again', 'back', 'more', 'off', 'own', 'past', 'stored', 'viewed']);

/**
 * What an actor's answer says, from the actor's id: 'The order is placed', 'The order couldn’t be placed'; without an
 * answer's value 'No product is found'. Ids that name no deed are quoted: '“Pay” returns'.
 */
export function answerText(id: string, kind: 'done' | 'error' | 'nothing'): string {
  const [verb = '', ...words] = id.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).split(' ');
  const done = participles.get(verb);
  if (done === undefined || words.length === 0 || notThings.has(words.at(-1) ?? '')) return quoted(id, kind);
  const thing = words.join(' ');
  if (kind === 'error') return `The ${thing} couldn’t be ${done}`;
  return `${kind === 'nothing' ? 'No' : 'The'} ${thing} ${isPlural(thing) ? 'are' : 'is'} ${done}`;
}

function quoted(id: string, kind: 'done' | 'error' | 'nothing'): string {
  const words = id.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  const name = `“${words.charAt(0).toUpperCase()}${words.slice(1)}”`;
  return { done: `${name} returns`, nothing: `${name} returns nothing`, error: `${name} fails` }[kind];
}

function isPlural(thing: string): boolean {
  return /[^su]s$/u.test(thing);
}
