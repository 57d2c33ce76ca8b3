import { t } from '../../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dataDownloadMachine } from '../../../../machines/account/data-download/data-download.machine.ts';
import type { messageChoicesMachine } from '../../../../machines/account/message-choices/message-choices.machine.ts';
import type { SessionProfile } from '../../../../machines/account/session/session.machine.ts';
import { sessionListView } from '../../../../machines/account/account-list/account-list.view.ts';
import type { AccountFormActor } from '../../account-form/AccountForm.tsx';
import * as css from '../../account-form/AccountForm.css.ts';
import { DeletionForm } from '../../account-form/DeletionForm.tsx';
import { PasswordForm } from '../../account-form/PasswordForm.tsx';
import { DeviceList, type AccountListActor } from '../../account-list/DeviceList.tsx';
import { useView } from '../../../shell/app/actors.tsx';
import { LoadingRoom } from '../LoadingRoom.tsx';
import { DataDownload } from '../../data-download/DataDownload.tsx';
import { LinkButton } from '../../../kit/action/Button.tsx';
import { Card } from '../../../kit/display/Card.tsx';
import { MessageChoices } from '../../message-choices/MessageChoices.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import { Profile } from './Profile.tsx';

interface ProfilePageProps {
  readonly profile: SessionProfile;
  /** The form for name and e-mail, or its placeholder while loading. */
  readonly details: ReactNode;
  readonly actors: {
    readonly password: AccountFormActor;
    readonly deletion: AccountFormActor;
    readonly devices: AccountListActor;
    readonly download: ActorRefFrom<typeof dataDownloadMachine>;
    readonly messages: ActorRefFrom<typeof messageChoicesMachine>;
  };
}

/** All personal settings, a card each. */
export function ProfilePage({ profile, details, actors }: ProfilePageProps) {
  const hasPassword = useView(actors.devices, (snapshot) => sessionListView(snapshot, 0).hasPassword);
  const awaitedEmail = useView(actors.devices, (snapshot) => sessionListView(snapshot, 0).awaitedEmail);
  return (
    <>
      <h1 className={text({ as: 'h2' })}>{t`Your Profile`}</h1>
      <div className={css.cards}>
        <Profile profile={profile} awaitedEmail={awaitedEmail} />
        {profile.role === 'customer' && (
          <Part title={t`Your wishlist`}>
            <p className={css.words}>{t`The products you’ve saved, on all your devices.`}</p>
            <div>
              <LinkButton tone="outline" size="small" href="/wishlist">
                {t`See your wishlist`}
              </LinkButton>
            </div>
          </Part>
        )}
        <Part title={t`Your details`}>{details}</Part>
        <Part title={t`Password`}>
          {hasPassword === null ? (
            <LoadingRoom words={t`Loading your details`}>
              <PasswordWords hasPassword={false} />
            </LoadingRoom>
          ) : (
            <PasswordWords hasPassword={hasPassword} />
          )}
          <PasswordForm actor={actors.password} hasPassword={hasPassword} />
        </Part>
        <Part title={t`Messages`}>
          <MessageChoices actor={actors.messages} />
        </Part>
        <Part title={t`Where you’re signed in`}>
          <DeviceList actor={actors.devices} />
        </Part>
        <Part title={t`Your data`}>
          <p className={css.words}>{t`Everything we store about you, in one file.`}</p>
          <DataDownload actor={actors.download} />
        </Part>
        {profile.role === 'customer' && (
          <Part title={t`Delete your account`}>
            <DeletionForm actor={actors.deletion} />
          </Part>
        )}
      </div>
    </>
  );
}

function PasswordWords({ hasPassword }: { hasPassword: boolean }) {
  return (
    <p className={css.words}>
      {hasPassword
        ? t`You can sign in with your password, or with a code that we send to your phone. The password never leaves your device.`
        : t`You sign in with a code. With a password, you can sign in without your phone. It never leaves your device.`}
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={css.card} aria-label={title}>
      <h2 className={text({ as: 'h4' })}>{title}</h2>
      {children}
    </Card>
  );
}
