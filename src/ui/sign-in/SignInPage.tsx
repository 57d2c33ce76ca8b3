import type { ReactNode } from 'react';
import { Card } from '../kit/Card.tsx';
import { text } from '../theme/text.css.ts';
import * as css from './SignInPage.css.ts';

interface SignInPageProps {
  /** The first visit and every later one are the same flow; only the title differs. */
  readonly purpose: 'sign-in' | 'register';
  readonly children: ReactNode;
}

/** The page of /login and /register. */
export function SignInPage({ purpose, children }: SignInPageProps) {
  return (
    <div className={css.page}>
      <Card className={css.card}>
        <div className={css.title}>
          <h1 className={text({ as: 'h3' })}>{purpose === 'sign-in' ? 'Welcome back' : 'Create your account'}</h1>
          <p className={text({ tone: 'secondary' })}>We send a 6 digit code to your phone.</p>
        </div>
        {children}
      </Card>
    </div>
  );
}
