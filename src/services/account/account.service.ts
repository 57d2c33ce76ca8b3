import * as accountCalls from '../../contract/account/account.calls.ts';
import * as addressCalls from '../../contract/account/address.calls.ts';
import * as messageCalls from '../../contract/account/message.calls.ts';
import * as passwordCalls from '../../contract/account/password.calls.ts';
import * as userCalls from '../../contract/account/user.calls.ts';
import type { AnswerOf } from '../../contract/call.ts';
import type { WireAddress } from '../../contract/account/address.calls.ts';
import { normalisedEmail } from '../../domain/account/account.ts';
import type { AccountFields, AccountPurpose } from '../../domain/account/account-form.ts';
import { normalisedMobile, states, type Address } from '../../domain/kit/address.ts';
import { saveFile } from '../platform/browser/save-file.ts';
import type { Http } from '../platform/http/http.ts';
import type { PasswordService } from './password/password.service.ts';
import { codeSecret } from './sign-in/code-secret.ts';

interface Submission {
  readonly purpose: AccountPurpose;
  readonly fields: AccountFields;
  readonly code: string;
}

interface Act {
  readonly verb: 'remove' | 'make-default' | 'end' | 'end-others';
  readonly id: string;
}

/** Reads and saves which optional messages the signed-in user gets. Order messages are always sent. */
export function createMessageChoices(http: Http) {
  return {
    fetchChoices: (signal: AbortSignal) => http.send(messageCalls.getMessageChoices, { signal }),
    saveChoices: (choices: AnswerOf<typeof messageCalls.getMessageChoices>, signal: AbortSignal) =>
      http.send(messageCalls.saveMessageChoices, { body: { ...choices }, signal }),
  };
}

/** Account forms: register, edit the profile, set a password, delete the account. A one-time code confirms each. */
export function createAccountForms(http: Http, passwords: PasswordService) {
  const submits: Record<
    Exclude<AccountPurpose, 'register'>,
    (submission: Submission, signal: AbortSignal) => Promise<unknown>
  > = {
    profile: ({ fields, code }, signal) => {
      const email = normalisedEmail(fields.email);
      return http.send(accountCalls.saveProfile, {
        body: {
          firstName: fields.firstName,
          lastName: fields.lastName,
          email,
          ...(code === '' ? {} : { emailCode: code }),
        },
        signal,
      });
    },
    password: async ({ fields, code }, signal) => {
      const record = await passwords.recordForMe(fields.password, signal);
      return http.send(passwordCalls.setPassword, { body: { ...record, code }, signal });
    },
    deletion: ({ code }, signal) => http.send(accountCalls.deleteAccount, { body: { code }, signal }),
  };
  return {
    sendCode: ({ purpose, fields }: Submission, signal: AbortSignal) =>
      purpose === 'profile'
        ? http.send(accountCalls.sendEmailCode, { body: { email: normalisedEmail(fields.email) ?? '' }, signal })
        : http.send(userCalls.sendOtp, { body: { phone: mobileOf(fields), challenge: codeSecret() }, signal }),
    submit: async (submission: Submission, signal: AbortSignal) => {
      const { purpose } = submission;
      if (purpose === 'register') return openAccount(http, passwords, submission, signal);
      await submits[purpose](submission, signal);
      return null;
    },
    now: () => Date.now(),
  };
}

async function openAccount(
  http: Http,
  passwords: PasswordService,
  { fields, code }: Submission,
  signal: AbortSignal,
) {
  const phone = mobileOf(fields);
  const email = normalisedEmail(fields.email);
  const record = fields.password === '' ? null : await passwords.recordFor(phone, fields.password, signal);
  return http.send(passwordCalls.register, {
    body: {
      phone,
      code,
      challenge: codeSecret(),
      firstName: fields.firstName,
      lastName: fields.lastName,
      ...(email === null ? {} : { email }),
      ...record,
    },
    signal,
  });
}

/** Lists and ends the user's signed-in sessions. */
export function createDeviceList(http: Http) {
  return {
    loadItems: async (signal: AbortSignal) => {
      const { sessions: items, ...parts } = await http.send(accountCalls.readAccount, { signal });
      return { items, ...parts };
    },
    changeItem: async ({ verb, id }: Act, signal: AbortSignal) => {
      if (verb === 'end-others') await http.send(accountCalls.endOtherSessions, { signal });
      else await http.send(accountCalls.endSession, { params: { id }, signal });
    },
  };
}

/** The saved addresses of the account. */
export function createAddressBook(http: Http) {
  const list = async (signal: AbortSignal) => (await http.send(addressCalls.listAddresses, { signal })).addresses;
  const find = async (id: string, signal: AbortSignal) => (await list(signal)).find((one) => one.id === id) ?? null;
  return {
    loadItems: async (signal: AbortSignal) => ({
      items: await list(signal),
      hasPassword: false,
      awaitedEmail: null,
    }),
    changeItem: async ({ verb, id }: Act, signal: AbortSignal) => {
      if (verb === 'remove') {
        await http.send(addressCalls.deleteAddress, { params: { id }, signal });
        return;
      }
      const found = await find(id, signal);
      if (!found) return;
      const body = { ...wireAddress(found), isDefault: true as const };
      await http.send(addressCalls.updateAddress, { params: { id }, body, signal });
    },
    findAddress: find,
    /** Creates an address when `id` is null, otherwise updates it. */
    saveAddress: (id: string | null, address: Address, signal: AbortSignal) =>
      id === null
        ? http.send(addressCalls.createAddress, { body: wireAddress(address), signal })
        : http.send(addressCalls.updateAddress, { params: { id }, body: wireAddress(address), signal }),
  };
}

/** Downloads all data the shop stores about the user as a JSON file. */
export async function saveOwnData(http: Http, view: Window, signal: AbortSignal): Promise<void> {
  const data = await http.send(accountCalls.downloadData, { signal });
  saveFile(view, `my-data-${data.madeAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
}

function mobileOf({ phone }: AccountFields): string {
  return normalisedMobile(phone) ?? phone;
}

/** Throws on an unknown state; the form only offers known ones. */
function wireAddress({ name, phone, line1, line2, city, state, pincode }: Address): WireAddress {
  const known = states.find((each) => each === state);
  if (!known) throw new Error(`${state} is not a state`);
  return { name, phone, line1, line2, city, state: known, pincode };
}
