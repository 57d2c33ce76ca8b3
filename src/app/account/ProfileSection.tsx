import { emptyAccount, type AccountPurpose } from '../../domain/account/account-form.ts';
import { accountFormLogic } from '../../machines/account/account-form/account-form.actors.ts';
import type { AccountFormFact } from '../../machines/account/account-form/account-form.types.ts';
import { accountListLogic } from '../../machines/account/account-list/account-list.actors.ts';
import { dataDownloadLogic } from '../../machines/account/data-download/data-download.actors.ts';
import { messageChoicesLogic } from '../../machines/account/message-choices/message-choices.actors.ts';
import type { SessionProfile } from '../../machines/account/session/session.machine.ts';
import {
  createAccountForms,
  createDeviceList,
  createMessageChoices,
  saveOwnData,
} from '../../services/account/account.service.ts';
import { createPasswordService } from '../../services/account/password/password.service.ts';
import { sessionView } from '../../machines/account/session/session.view.ts';
import { ProfileForm, ProfileFormLoading } from '../../ui/account/account-form/ProfileForm.tsx';
import { useScreenActor, useShop, useShopActor, useShopView } from '../../ui/shell/app/actors.tsx';
import { ProfilePage } from '../../ui/account/dashboard/profile/ProfilePage.tsx';
import { SectionLoading } from '../../ui/account/dashboard/SectionLoading.tsx';
import { useServices } from '../platform/services.tsx';
import type { SectionProps } from './dashboard/lazy-section.tsx';

/**
 * /dashboard/profile: personal details, password, devices, deletion. Stored profiles have no phone number, so the
 * forms wait for the server's profile.
 */
export function ProfileSection({ profile }: SectionProps) {
  const isConfirmed = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).isConfirmed);
  return isConfirmed || profile.phone !== null ? (
    <WholeProfile profile={profile} isConfirmed={isConfirmed} />
  ) : (
    <SectionLoading />
  );
}

function WholeProfile({ profile, isConfirmed }: Pick<SectionProps, 'profile'> & { isConfirmed: boolean }) {
  const { http, view } = useServices();
  const shop = useShop();
  const session = useShopActor('session');
  const devices = useScreenActor(accountListLogic(createDeviceList(http)), undefined);
  const download = useScreenActor(
    dataDownloadLogic({ saveData: (signal) => saveOwnData(http, view, signal) }),
    undefined,
  );
  const messages = useScreenActor(messageChoicesLogic(createMessageChoices(http)), undefined);
  const password = useForm('password', profile, () => devices.send({ type: 'list.changed' }));
  const deletion = useForm('deletion', profile, () => shop.send({ type: 'session.end' }));
  const details = isConfirmed ? (
    <Details profile={profile} onSaved={() => session.send({ type: 'session.refresh' })} />
  ) : (
    <ProfileFormLoading />
  );
  return (
    <ProfilePage profile={profile} details={details} actors={{ password, deletion, devices, download, messages }} />
  );
}

/** Starts from the server's profile. The stored one may be outdated, and saving would overwrite newer data. */
function Details({ profile, onSaved }: { profile: SessionProfile; onSaved: () => void }) {
  return <ProfileForm actor={useForm('profile', profile, onSaved)} />;
}

function useForm(purpose: AccountPurpose, profile: SessionProfile, settled: (fact: AccountFormFact) => void) {
  const { http } = useServices();
  const logic = accountFormLogic(createAccountForms(http, createPasswordService(http)));
  const { firstName, lastName, phone, email } = profile;
  const before = {
    ...emptyAccount,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ?? '',
    email: email ?? '',
  };
  return useScreenActor(logic, { parent: { send: settled }, purpose, before });
}
