import { globalStyle as rawStyle, type GlobalStyleRule } from '@vanilla-extract/css';

/** Printed pages: content only, dark on white, without navigation and controls. */
function onPaper(selector: string, rule: Omit<GlobalStyleRule, '@media' | '@layer'>) {
  rawStyle(selector, { '@media': { print: rule } });
}

onPaper('body, main, main *', {
  background: 'transparent !important',
  color: '#111 !important',
  boxShadow: 'none !important',
  borderColor: '#bbb !important',
  textShadow: 'none !important',
});
onPaper(
  '*:has(~ main), *:has(~ * > main), main ~ *, *:has(> main) ~ *, body > :not(#root), main :is(button, nav, form, [role=dialog], [data-screen])',
  {
    display: 'none !important',
  },
);
onPaper('main', { minHeight: 'auto !important', fontSize: '11pt' });
onPaper('h1, h2, h3', { breakAfter: 'avoid' });
onPaper('tr, li, figure, dl > div', { breakInside: 'avoid' });
onPaper('p', { orphans: 3, widows: 3 });
onPaper("main :is(p, li) a[href^='http']::after", { content: "' (' attr(href) ')'", wordBreak: 'break-all' });
