/** The Trusted Types policies of the shop's pages; a page may have no other (SEC-06). */
export const trustedPolicies = {
  /** Addresses of the shop's own workers. */
  scripts: 'shop-scripts',
  /** A post's text, on its way into a document in which nothing runs. */
  editor: 'shop-editor',
  /** The editor's library reads what is pasted in a document in which nothing runs. */
  paste: 'ProseMirrorClipboard',
} as const;

/** Beside them only where foreign scripts may run: they write plain addresses, which it lets through or refuses. */
export const trackerPolicy = 'default';

/** What a policy lets through; a missing rule lets nothing through. */
export interface TrustedRules {
  /** Throws, or gives null, for an address that is not allowed. */
  readonly createScriptURL?: (address: string) => string | null;
  readonly createHTML?: (html: string) => string | null;
}

/** Gives what sinks of the browser take; its types are still plain text for the compiler. */
export interface TrustedPolicy {
  createScriptURL(address: string): string;
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedRules): TrustedPolicy;
}

/** A policy of this document, made once for each name. A browser without Trusted Types is asked the same rules. */
export function trustedPolicy(name: string, rules: TrustedRules): TrustedPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (trustedTypes) return trustedTypes.createPolicy(name, rules);
  const checked = (rule: ((text: string) => string | null) | undefined) => (text: string) => {
    const allowed = rule?.(text) ?? null;
    if (allowed === null) throw new TypeError(`${name} doesn’t allow this`);
    return allowed;
  };
  return { createScriptURL: checked(rules.createScriptURL), createHTML: checked(rules.createHTML) };
}
