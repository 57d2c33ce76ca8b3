import { trustedPolicies, trustedPolicy, type TrustedPolicy } from '../../../domain/shell/trusted-types.ts';

const ownWorkers = /^\/(?:sw\.js|assets\/password\.worker-[\w-]+\.js)$/u;

let policy: TrustedPolicy | undefined;

/** The URL of one of our workers as a trusted script URL. Throws for any other URL. */
export function ownScript(address: string): string {
  policy ??= trustedPolicy(trustedPolicies.scripts, {
    createScriptURL: (wanted) => {
      const { origin, pathname } = new URL(wanted, location.origin);
      return origin === location.origin && ownWorkers.test(pathname) ? wanted : null;
    },
  });
  return policy.createScriptURL(address);
}
