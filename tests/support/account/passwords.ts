import * as opaque from '@serenity-kit/opaque';
import type { Got, TestServer } from '../server.ts';

/** As weak as it may be: tests prove the protocol, not how long a guess takes. */
const keyStretching = { 'argon2id-custom': { memory: 64, iterations: 1, parallelism: 1 } };

const bodyOf = ({ body }: Got) => body as Readonly<Record<string, string>>;

export interface MadeRecord {
  readonly registrationRecord: string;
  readonly registrationId: string;
}

/** The record of a password, made with the shop over the network as a browser makes it. */
export async function madeRecord(
  { call }: Pick<TestServer, 'call'>,
  password: string,
  who: { readonly phone: string } | { readonly token: string },
): Promise<MadeRecord> {
  await opaque.ready;
  const { clientRegistrationState, registrationRequest } = opaque.client.startRegistration({ password });
  const started =
    'token' in who
      ? await call('POST', '/v1/user/password/start', { token: who.token, body: { registrationRequest } })
      : await call('POST', '/v1/user/register/start', { body: { phone: who.phone, registrationRequest } });
  const { registrationResponse = '', registrationId = '' } = bodyOf(started);
  const step = { password, clientRegistrationState, registrationResponse, keyStretching };
  return { registrationRecord: opaque.client.finishRegistration(step).registrationRecord, registrationId };
}

/** What can be sent as the second step when the client itself sees that the password is wrong. */
const hopeless = 'A'.repeat(86);

/** The first step of a sign-in, with what the second sends. */
export async function startedLogin({ call }: Pick<TestServer, 'call'>, identifier: string, password: string) {
  await opaque.ready;
  const { clientLoginState, startLoginRequest } = opaque.client.startLogin({ password });
  const started = await call('POST', '/v1/user/login/start', { body: { identifier, startLoginRequest } });
  const { loginId = '', loginResponse = '' } = bodyOf(started);
  const finished =
    started.status === 200
      ? opaque.client.finishLogin({ clientLoginState, loginResponse, password, keyStretching })
      : undefined;
  return {
    started,
    second: { loginId, finishLoginRequest: finished?.finishLoginRequest ?? hopeless },
    isAccepted: finished !== undefined,
  };
}

/** Both steps of a sign-in by password. */
export async function passwordLogin(
  server: Pick<TestServer, 'call'>,
  identifier: string,
  password: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Got> {
  const { second } = await startedLogin(server, identifier, password);
  return server.call('POST', '/v1/user/login/finish', { body: second, headers });
}

/** The newest code in the outbox of a number or an address. */
export async function codeSentTo({ call }: Pick<TestServer, 'call'>, to: string): Promise<string> {
  const { body } = await call('GET', `/v1/sandbox/messages?to=${encodeURIComponent(to)}`);
  return (body as { messages: { code?: string }[] }).messages.find(({ code }) => code !== undefined)?.code ?? '';
}

/** Asks for a code and reads it. */
export async function freshCode(server: Pick<TestServer, 'call' | 'pass'>, phone: string): Promise<string> {
  server.pass(31_000);
  await server.call('POST', '/v1/user/otp/send', { body: { phone } });
  return codeSentTo(server, phone);
}
