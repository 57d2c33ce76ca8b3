import { t } from '../../../domain/kit/text/text.ts';
import { useSite } from '../../shell/app/site.tsx';
import { textLink } from '../../kit/theme/page.css.ts';
import * as css from './SignInForm.css.ts';

/** Links to the page with the sandbox's messages, since none are sent. */
export function SandboxHint() {
  if (useSite().mode !== 'sandbox') return null;
  return (
    <p className={css.sandbox}>
      {t`This is a sandbox. Nothing is sent.`}{' '}
      <a className={textLink} href="/sandbox/messages" target="_blank" rel="noreferrer">
        {t`Read your code in the sandbox messages`}
      </a>
    </p>
  );
}
