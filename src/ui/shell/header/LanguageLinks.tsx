import { useLocation } from 'react-router-dom';
import { language, tagOf } from '../../../domain/kit/text/language.ts';
import { languageNames } from '../../../domain/kit/text/language-names.ts';
import { addressIn } from '../../../domain/shell/page/address.ts';
import { matchRoute } from '../../../domain/shell/page/route.ts';
import { useSite } from '../app/site.tsx';

/** This page in the other languages, each named in itself. Plain links: a page in another language is loaded anew (LNG-01). */
export function LanguageLinks({ className }: { readonly className: string }) {
  const { languages = [] } = useSite();
  const { pathname, search } = useLocation();
  // A page that isn't there isn't there in any language.
  const here = matchRoute(pathname).route === 'not-found' ? '/' : pathname + search;
  return languages
    .filter((each) => each !== language)
    .map((each) => (
      <a key={each} className={className} href={addressIn(each, here)} hrefLang={tagOf(each)} lang={tagOf(each)}>
        {languageNames[each]}
      </a>
    ));
}
