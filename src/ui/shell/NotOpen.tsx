import { t } from '../../domain/kit/text/text.ts';
import type { Role } from '../../domain/kit/role.ts';
import type { PlaceNotice } from '../../machines/shell/open-place/open-place.view.ts';
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

/** What is said about a section that somebody may not open, or not with all that they could do before (STF-01). */
export function NotOpen({ notice }: { readonly notice: PlaceNotice }) {
  switch (notice.kind) {
    case 'missing':
      return <NotFoundPage />;
    case 'kept':
      return (
        <div className={css.kept}>
          <Notice tone="bad" title={t`You can’t save this any more`}>
            {t`An owner of the shop has changed your role. What you typed stays here until you leave the page, so you can copy it.`}
          </Notice>
        </div>
      );
    case 'narrowed':
      return (
        <div className={css.kept}>
          <Notice tone="warning" title={t`Your role has changed`}>
            {t`An owner of the shop has changed it, so you can do less than before. What you typed is still here.`}
          </Notice>
        </div>
      );
    case 'returned':
      return (
        <div className={css.kept}>
          <Notice tone="good" title={t`You can save again`}>
            {t`An owner of the shop has changed your role back. What you typed is still here.`}
          </Notice>
        </div>
      );
    default:
      return <Closed notice={notice} />;
  }
}

function Closed({ notice: { kind, audience, role } }: { readonly notice: PlaceNotice }) {
  const isOtherRole = !audience.includes(role);
  const action = isOtherRole ? (
    <LinkButton href="/dashboard/profile">{t`Your Profile`}</LinkButton>
  ) : (
    <LinkButton href="/dashboard/home">{t`Go to your dashboard`}</LinkButton>
  );
  const title = isOtherRole
    ? t`This section is for ${audience.map((one) => plurals[one]).join(t` and `)}`
    : t`Your role doesn’t include this section`;
  return (
    <EmptyState level={1} art={<ErrorLeaf />} title={title} action={action}>
      {kind === 'lost'
        ? t`An owner of the shop has changed your role. If you need this section for your work, ask them.`
        : isOtherRole
          ? t`Your account doesn’t have access. If you think it should, write to us.`
          : t`If you need it for your work, ask an owner of the shop.`}
    </EmptyState>
  );
}
