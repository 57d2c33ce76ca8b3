import { useSite } from '../../shell/app/site.tsx';
import { textLink } from '../../kit/theme/page.css.ts';
import * as css from './SignInForm.css.ts';

/** Links to the page with the sandbox's messages, since none are sent. */
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
