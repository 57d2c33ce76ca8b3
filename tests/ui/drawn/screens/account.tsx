import { OpenPlace } from '../../../../src/ui/shell/OpenPlace.tsx';
import type { Listed } from '../../../../src/machines/account/account-list/account-list.machine.ts';
import { sampleProfile } from '../../../../src/machines/account/session/session.cases.ts';
import type { ClubStatus } from '../../../../src/machines/account/club/club-status/club-status.machine.ts';
import { command, done } from '../../../../src/machines/kit/cases.ts';
import { DeletionForm } from '../../../../src/ui/account/account-form/DeletionForm.tsx';
import { PasswordForm } from '../../../../src/ui/account/account-form/PasswordForm.tsx';
import { ProfileForm } from '../../../../src/ui/account/account-form/ProfileForm.tsx';
import { RegisterForm } from '../../../../src/ui/account/account-form/RegisterForm.tsx';
import { AddressList } from '../../../../src/ui/account/account-list/AddressList.tsx';
import { DeviceList } from '../../../../src/ui/account/account-list/DeviceList.tsx';
import { AddressEditor } from '../../../../src/ui/account/address-editor/AddressEditor.tsx';
import { ClubRenewal } from '../../../../src/ui/account/club/club-renewal/ClubRenewal.tsx';
import { MembershipOffer } from '../../../../src/ui/account/club/membership-offer/MembershipOffer.tsx';
import { CheckoutPromo } from '../../../../src/ui/account/club/membership/CheckoutPromo.tsx';
import { MembershipPromo } from '../../../../src/ui/account/club/membership/MembershipPromo.tsx';
import { WelcomeCard } from '../../../../src/ui/account/club/welcome/WelcomeCard.tsx';
import { WelcomeOverlay } from '../../../../src/ui/account/club/welcome/WelcomeOverlay.tsx';
import { ClubSection } from '../../../../src/ui/account/dashboard/ClubSection.tsx';
import { DashboardPage } from '../../../../src/ui/account/dashboard/DashboardPage.tsx';
import { SectionPlace } from '../../../../src/ui/account/dashboard/SectionPlace.tsx';
import { ProfilePage } from '../../../../src/ui/account/dashboard/profile/ProfilePage.tsx';
import { DataDownload } from '../../../../src/ui/account/data-download/DataDownload.tsx';
import { InvitationPanel } from '../../../../src/ui/account/invitation/InvitationPanel.tsx';
import { MessageChoices } from '../../../../src/ui/account/message-choices/MessageChoices.tsx';
import { PasswordSignInForm } from '../../../../src/ui/account/password-sign-in/PasswordSignInForm.tsx';
import { ReferralPanel } from '../../../../src/ui/account/referral/ReferralPanel.tsx';
import { SecondFactorDialog } from '../../../../src/ui/account/second-factor/SecondFactorDialog.tsx';
import { FactorList } from '../../../../src/ui/account/second-factor/factor-list/FactorList.tsx';
import { FactorReset } from '../../../../src/ui/account/second-factor/factor-reset/FactorReset.tsx';
import { FactorSetup } from '../../../../src/ui/account/second-factor/factor-setup/FactorSetup.tsx';
import { RecoveryCodes } from '../../../../src/ui/account/second-factor/recovery-codes/RecoveryCodes.tsx';
import { SignInForm } from '../../../../src/ui/account/sign-in/SignInForm.tsx';
import { SignInPage } from '../../../../src/ui/account/sign-in/SignInPage.tsx';
import { WalletPanel } from '../../../../src/ui/account/wallet/WalletPanel.tsx';
import { menuOf } from '../../../../src/app/account/dashboard/section-menu.ts';
import type { Draw, Screen } from '../drawing.tsx';
import { besides } from '../still-shop.tsx';

const QrCode = ({ text }: { readonly text: string }) => <p>Code of {text}</p>;
const codesOf = (codes: readonly string[]) => <p>Codes {codes.join()}</p>;

const seenAt = '2026-11-03T04:30:00.000Z';
const devices: Listed = {
  items: [
    { id: 'this', device: 'Chrome on Android', signedInAt: seenAt, lastUsedAt: seenAt, isThis: true },
    { id: 'other', device: 'Safari on iPhone', signedInAt: seenAt, lastUsedAt: seenAt, isThis: false },
  ],
  hasPassword: true,
  awaitedEmail: 'new@example.com',
};

const named = { ...sampleProfile, firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' };
const owner = { ...named, role: 'admin', isAdmin: true, isOwner: true } as const;
const enteredAs = (profile: typeof sampleProfile) => [
  done('readStored', { hasToken: false, profile: null }),
  command('session.open', { token: 'a-token', profile }),
];
const fewSections: ReadonlySet<string> = new Set([
  'home',
  'orders',
  'prescriptions',
  'banners',
  'accounts',
  'profile',
]);
const fewRows: typeof menuOf = (reader) => menuOf(reader).filter(({ slug }) => fewSections.has(slug));
const dashboardPage = { route: 'dashboard', section: 'orders', rest: '' } as const;

/** What is drawn of a person's own account. */
export const accountScreens: Readonly<Record<string, Draw | Screen>> = {
  'account-form': (actor) => (
    <>
      <ProfileForm actor={actor} />
      <PasswordForm actor={actor} hasPassword />
      <DeletionForm actor={actor} />
      <RegisterForm actor={actor} />
    </>
  ),
  'account-list': {
    draw: (actor) => <AddressList actor={actor} />,
    dress: ({ listed }: { readonly listed: Listed }) => ({
      listed: {
        ...listed,
        items: listed.items.flatMap((item) => [
          item,
          { ...item, id: 'home', line1: '4B, Whitefield', isDefault: true },
        ]),
      },
    }),
  },
  'account-list of devices': {
    slug: 'account-list',
    dress: () => ({ listed: devices }),
    draw: (actor) => (
      <>
        <DeviceList actor={actor} />
        <ProfilePage
          profile={named}
          details="[details]"
          actors={{
            password: besides('accountForm'),
            deletion: besides('accountForm'),
            devices: actor,
            download: besides('dataDownload'),
            messages: besides('messageChoices'),
          }}
        />
      </>
    ),
  },
  'address-editor': (actor) => <AddressEditor actor={actor} />,
  'club-renewal': (actor) => <ClubRenewal actor={actor} QrCode={QrCode} terms="12 months for ₹999" />,
  'club-status': (actor) => <ClubSection actor={actor} renewal="[renewal]" />,
  'club-status of somebody else': {
    slug: 'club-status',
    dress: ({ status }: { readonly status: ClubStatus | null }) => ({
      status: status && { isActive: false, expiresAt: null, savings: 0 },
    }),
    draw: (actor) => <ClubSection actor={actor} renewal="[renewal]" />,
  },
  'dashboard-section': (actor) => <SectionPlace actor={actor} draw={() => '[section]'} />,
  'data-download': (actor) => <DataDownload actor={actor} />,
  'factor-list': (actor) => (
    <FactorList actor={actor} setup="[setup]">
      {codesOf}
    </FactorList>
  ),
  'factor-reset': (actor) => <FactorReset actor={actor} name="Asha Rao" />,
  'factor-setup': (actor) => (
    <FactorSetup actor={actor} QrCode={QrCode}>
      {codesOf}
    </FactorSetup>
  ),
  invitation: (actor) => (
    <>
      <InvitationPanel actor={actor} canEnter={false} />
      <InvitationPanel actor={actor} canEnter />
    </>
  ),
  membership: () => (
    <>
      <MembershipPromo />
      <CheckoutPromo subtotal={1499} canLearn />
      <CheckoutPromo subtotal={1499} canLearn={false} />
    </>
  ),
  'membership-offer': () => <MembershipOffer />,
  'message-choices': (actor) => <MessageChoices actor={actor} />,
  'password-sign-in': (actor) => <PasswordSignInForm actor={actor} />,
  'open-place': (actor) => (
    <OpenPlace
      actor={actor}
      sectionOf={({ permissions }) => <input aria-label="Note" defaultValue={permissions.join()} />}
    />
  ),
  'recovery-codes': (actor) => <RecoveryCodes actor={actor} />,
  referral: (actor) => <ReferralPanel actor={actor} />,
  'second-factor': (actor) => <SecondFactorDialog actor={actor} setup="[setup]" />,
  'sign-in': {
    beside: { session: [done('readStored', { hasToken: false, profile: null })] },
    draw: (actor) => (
      <>
        <SignInPage purpose="sign-in">
          <SignInForm actor={actor} />
        </SignInPage>
        <SignInPage purpose="register">[form]</SignInPage>
      </>
    ),
  },
  wallet: (actor) => <WalletPanel actor={actor} />,
  welcome: () => (
    <>
      <WelcomeCard />
      <WelcomeOverlay />
    </>
  ),
  'work-counts': {
    beside: { session: enteredAs(owner) },
    draw: (actor) => (
      <DashboardPage section={dashboardPage.section} menuOf={fewRows} placeFor={() => '[section]'} counts={actor} />
    ),
  },
  'work-counts of a customer': {
    slug: 'work-counts',
    beside: { session: enteredAs(named) },
    draw: (actor) => (
      <DashboardPage section={dashboardPage.section} menuOf={fewRows} placeFor={() => '[section]'} counts={actor} />
    ),
  },
};
