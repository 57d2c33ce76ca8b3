import { emptyAccount } from '../../domain/account/account-form.ts';
import { accountFormLogic } from '../../machines/account/account-form/account-form.actors.ts';
import type { AccountFormFact } from '../../machines/account/account-form/account-form.types.ts';
import { createAccountForms } from '../../services/account/account.service.ts';
import { createPasswordService } from '../../services/account/password/password.service.ts';
import { RegisterForm } from '../../ui/account/account-form/RegisterForm.tsx';
import { useScreenActor, useShop } from '../../ui/shell/app/actors.tsx';
import { SignInPage } from '../../ui/account/sign-in/SignInPage.tsx';
import { useServices } from '../platform/services.tsx';

/** /register: name and number, optionally a password. */
export function RegisterScreen() {
  return (
    <SignInPage purpose="register">
      <Registration />
    </SignInPage>
  );
}

function Registration() {
  const { http } = useServices();
  const shop = useShop();
  const parent = {
    send: ({ session }: AccountFormFact) => {
      if (!session) return;
      shop.send({ type: 'session.begin', token: session.token, profile: session.user, next: null });
    },
  };
  const logic = accountFormLogic(createAccountForms(http, createPasswordService(http)));
  const actor = useScreenActor(logic, { parent, purpose: 'register', before: emptyAccount });
  return <RegisterForm actor={actor} />;
}
