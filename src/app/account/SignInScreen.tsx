import { t } from '../../domain/kit/text/text.ts';
import { passwordSignInLogic } from '../../machines/account/password-sign-in/password-sign-in.actors.ts';
import { signInLogic } from '../../machines/account/sign-in/sign-in.actors.ts';
import { createPasswordService } from '../../services/account/password/password.service.ts';
import { createSignInService } from '../../services/account/sign-in/sign-in.service.ts';
import { createSessionStore } from '../../services/platform/storage/session-store.ts';
import { useScreenActor, useShop, useShopView } from '../../ui/shell/app/actors.tsx';
import { Tabs } from '../../ui/kit/choice/Tabs.tsx';
import { PasswordSignInForm } from '../../ui/account/password-sign-in/PasswordSignInForm.tsx';
import { SignInForm } from '../../ui/account/sign-in/SignInForm.tsx';
import { SignInPage } from '../../ui/account/sign-in/SignInPage.tsx';
import { useServices } from '../platform/services.tsx';

/** /login: with a one-time code, or with a password. `?with=password` opens the password tab. */
export function SignInScreen() {
  const { search } = useShopView('navigation', (snapshot) => snapshot.context.location);
  return (
    <SignInPage purpose="sign-in">
      <Tabs
        label={t`How to sign in`}
        initial={new URLSearchParams(search).get('with')}
        tabs={[
          { value: 'code', label: t`With a code`, children: <ByCode /> },
          { value: 'password', label: t`With a password`, children: <ByPassword /> },
        ]}
      />
    </SignInPage>
  );
}

function ByCode() {
  const { http, view } = useServices();
  const service = createSignInService(http, createSessionStore(view));
  const actor = useScreenActor(signInLogic(service), { parent: useShop(), phone: '' });
  return <SignInForm actor={actor} />;
}

function ByPassword() {
  const { http } = useServices();
  const actor = useScreenActor(passwordSignInLogic(createPasswordService(http)), { parent: useShop() });
  return <PasswordSignInForm actor={actor} />;
}
