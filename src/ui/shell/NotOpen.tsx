import { t } from '../../domain/kit/text/text.ts';
import type { Role } from '../../domain/kit/role.ts';
import { ErrorLeaf } from '../kit/art/drawings.tsx';
import { LinkButton } from '../kit/action/Button.tsx';
import { EmptyState } from '../kit/status/EmptyState.tsx';
import { Notice } from '../kit/status/Notice.tsx';
import { NotFoundPage } from './not-found/NotFoundPage.tsx';
import * as css from './NotOpen.css.ts';

const plurals: Readonly<Record<Role, string>> = {
  customer: t`customers`,
  prescriber: t`prescribers`,
  admin: t`admins`,
};

interface NotOpenProps {
  /** The roles that may see the section; null if there is none at this address. */
  readonly audience: readonly Role[] | null;
  readonly reader: { readonly role: Role };
  /** It was open until an owner changed what this person may do. */
  readonly isLost: boolean;
  /** The section stays below, with what was typed. */
  readonly isKept: boolean;
}

/** Shown for a section that somebody may not see: says who may, and whether they could until now (STF-01). */
export function NotOpen({ audience, reader, isLost, isKept }: NotOpenProps) {
  if (audience === null) return <NotFoundPage />;
  if (isKept) {
    return (
      <div className={css.kept}>
        <Notice tone="bad" title={t`You can’t save this any more`}>
          {t`An owner of the shop has changed your role. What you typed stays here until you leave the page, so you can copy it.`}
        </Notice>
      </div>
    );
  }
  const isOtherRole = !audience.includes(reader.role);
  const action = isOtherRole ? (
    <LinkButton href="/dashboard/profile">{t`Your Profile`}</LinkButton>
  ) : (
    <LinkButton href="/dashboard/home">{t`Go to your dashboard`}</LinkButton>
  );
  const title = isOtherRole
    ? t`This section is for ${audience.map((role) => plurals[role]).join(t` and `)}`
    : t`Your role doesn’t include this section`;
  return (
    <EmptyState level={1} art={<ErrorLeaf />} title={title} action={action}>
      {isLost
        ? t`An owner of the shop has changed your role. If you need this section for your work, ask them.`
        : isOtherRole
          ? t`Your account doesn’t have access. If you think it should, write to us.`
          : t`If you need it for your work, ask an owner of the shop.`}
    </EmptyState>
  );
}
