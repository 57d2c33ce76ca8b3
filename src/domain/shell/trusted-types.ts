/** The Trusted Types policies of the shop's pages; no others are allowed (SEC-06). */
export const trustedPolicies = {
  /** URLs of the shop's own workers. */
  scripts: 'shop-scripts',
  /** A post's HTML, parsed into an inert document. */
  editor: 'shop-editor',
  /** The editor library parses pasted HTML in an inert document. */
  paste: 'ProseMirrorClipboard',
} as const;

/** Only added where third-party scripts may run: it checks the plain URLs that they assign. */
export const trackerPolicy = 'default';

/** The rules of a policy; a missing rule allows nothing. */
export interface TrustedRules {
  /** Throws or returns null for a URL that isn't allowed. */
  readonly createScriptURL?: (address: string) => string | null;
  readonly createHTML?: (html: string) => string | null;
}

/** Returns trusted values for browser sinks; TypeScript still types them as strings. */
export interface TrustedPolicy {
  createScriptURL(address: string): string;
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedRules): TrustedPolicy;
}

/**
 * Creates a policy of this document; each name can only be created once. Browsers without Trusted Types apply the
 * same rules.
 */
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
