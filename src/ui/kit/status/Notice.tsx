import type { ReactNode } from 'react';
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx';
import type { Icon } from '../icon/icons.tsx';
import * as css from './Notice.css.ts';

export type NoticeTone = 'info' | 'good' | 'warning' | 'bad' | 'plain';

export interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** A text button or link on the right. */
  action?: ReactNode;
  /** Replaces the tone's icon. */
  icon?: Icon;
}

const icons: Readonly<Record<NoticeTone, Icon>> = {
  info: InfoIcon,
  good: CheckCircleIcon,
  warning: WarningIcon,
  bad: ErrorIcon,
  plain: InfoIcon,
};

/** A message next to what it concerns. A bad one is announced at once, the others politely. */
export function Notice({ tone, title, children, action, icon }: NoticeProps) {
  const ToneIcon = icon ?? icons[tone];
  return (
    <div className={css.notice({ tone })} role={tone === 'bad' ? 'alert' : 'status'}>
      <span className={css.icon}>
        <ToneIcon size={22} />
      </span>
      <div className={css.words}>
        {title && <b className={css.title}>{title}</b>}
        {children}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
