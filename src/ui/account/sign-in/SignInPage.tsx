import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import { ClientOnly } from '../../kit/react/ClientOnly.tsx';
import { Card } from '../../kit/display/Card.tsx';
import { textLink } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './SignInPage.css.ts';
import { Link } from '../../kit/action/Link.tsx';

interface SignInPageProps {
  readonly purpose: 'sign-in' | 'register';
  /** The form, once the browser can use it. */
  readonly children: ReactNode;
}

const words = {
  'sign-in': {
    title: t`Welcome back`,
    intro: t`Use a code sent to your phone, or your password.`,
    other: { question: t`New here?`, href: '/register', label: t`Create an account` },
  },
  register: {
    title: t`Create your account`,
    intro: t`We’ll send a code to your phone.`,
    other: { question: t`Have an account?`, href: '/login', label: t`Sign in` },
  },
} as const;

export function SignInPage({ purpose, children }: SignInPageProps) {
  const { title, intro, other } = words[purpose];
  return (
    <div className={css.page}>
      <Card className={css.card}>
        <div className={css.title}>
          <h1 className={text({ as: 'h3' })}>{title}</h1>
          <p className={text({ tone: 'secondary' })}>{intro}</p>
        </div>
        <ClientOnly>
          {children}
          <p className={text({ tone: 'secondary' })}>
            {other.question}{' '}
            <Link className={textLink} href={other.href}>
              {other.label}
            </Link>
          </p>
        </ClientOnly>
      </Card>
    </div>
  );
}
