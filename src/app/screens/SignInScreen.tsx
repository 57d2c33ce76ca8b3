import { signInLogic } from '../../machines/sign-in/sign-in.actors.ts';
import { createSignInService } from '../../services/sign-in/sign-in.service.ts';
import { useScreenActor, useShop } from '../../ui/app/actors.tsx';
import { ClientOnly } from '../../ui/app/ClientOnly.tsx';
import { SignInForm } from '../../ui/sign-in/SignInForm.tsx';
import { SignInPage } from '../../ui/sign-in/SignInPage.tsx';
import { useServices } from '../services.tsx';

/** /login: number and code (SES-04). */
export function SignInScreen() {
  return (
    <SignInPage purpose="sign-in">
      <ClientOnly>
        <SignInFlow />
      </ClientOnly>
    </SignInPage>
  );
}

/** /register: the same flow under another title. */
export function RegisterScreen() {
  return (
    <SignInPage purpose="register">
      <ClientOnly>
        <SignInFlow />
      </ClientOnly>
    </SignInPage>
  );
}

function SignInFlow() {
  const { http } = useServices();
  const actor = useScreenActor(signInLogic(createSignInService(http)), { parent: useShop(), phone: '' });
  return <SignInForm actor={actor} />;
}
