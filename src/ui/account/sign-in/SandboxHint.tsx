import { useSite } from '../../shell/app/site.tsx';
import { textLink } from '../../kit/theme/page.css.ts';
import * as css from './SignInForm.css.ts';

/** In the sandbox nothing is sent; the messages have a page. */
export function SandboxHint() {
  if (useSite().mode !== 'sandbox') return null;
  return (
    <p className={css.sandbox}>
      This is a sandbox. Nothing is sent.{' '}
      <a className={textLink} href="/sandbox/messages" target="_blank" rel="noreferrer">
        Read your code in the sandbox messages
      </a>
    </p>
  );
}
