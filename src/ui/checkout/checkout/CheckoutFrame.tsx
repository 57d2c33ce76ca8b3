import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import { useSite } from '../../shell/app/site.tsx';
import { mainId } from '../../kit/react/SkipLink.tsx';
import { Wordmark } from '../../kit/art/ornament/Mark.tsx';
import { ChevronRightIcon, LockIcon, PhoneIcon } from '../../kit/icon/icons.tsx';
import * as css from './CheckoutFrame.css.ts';
import { Link } from '../../kit/action/Link.tsx';

interface CheckoutFrameProps {
  readonly step: 'details' | 'payment';
  readonly children: ReactNode;
}

const steps = [
  { name: 'cart', label: t`Cart` },
  { name: 'details', label: t`Details` },
  { name: 'payment', label: t`Payment` },
] as const;

/** The checkout's frame: progress and help, without links that lead away. */
export function CheckoutFrame({ step, children }: CheckoutFrameProps) {
  const { business } = useSite();
  return (
    <>
      <header className={css.header}>
        <div className={css.inner}>
          <Link className={css.brand} href="/" aria-label={t`${business.shopName}, home`}>
            <Wordmark name={business.shopName} />
          </Link>
          <ol className={css.steps} aria-label={t`Checkout steps`}>
            {steps.map(({ name, label }, index) => (
              <li key={name} className={css.step} {...(name === step ? { 'aria-current': 'step' as const } : {})}>
                {index > 0 && <ChevronRightIcon size={14} />}
                {label}
              </li>
            ))}
          </ol>
          <div className={css.help}>
            <span className={css.note}>
              <LockIcon size={18} />
              <span className={css.words}>{t`Secure checkout`}</span>
            </span>
            <a className={css.note} href={`tel:${business.phone.replaceAll(/[^+\d]/gu, '')}`}>
              <PhoneIcon size={18} />
              <span className={css.words}>{business.phone}</span>
            </a>
          </div>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className={css.main}>
        {children}
      </main>
    </>
  );
}
