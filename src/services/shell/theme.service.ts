/** A cookie, so the server can render the chosen scheme without a flash. */
export const schemeCookie = 'scheme';
const yearSeconds = 31_536_000;

type Scheme = 'light' | 'dark';

export function createThemeService(view: Document) {
  return {
    readScheme: (): Scheme | null => {
      const kept = view.documentElement.dataset['scheme'];
      return kept === 'light' || kept === 'dark' ? kept : null;
    },
    applyScheme: (scheme: Scheme | null) => {
      if (scheme) view.documentElement.dataset['scheme'] = scheme;
      else delete view.documentElement.dataset['scheme'];
      view.cookie = `${schemeCookie}=${scheme ?? ''}; path=/; max-age=${scheme ? yearSeconds : 0}; samesite=lax`;
    },
  };
}
