import {
  accountFormCases,
  accountFormInput,
  accountFormKey,
  accountFormStarts,
} from '../../account/account-form/account-form.cases.ts';
import { accountFormMachine } from '../../account/account-form/account-form.machine.ts';
import { accountListCases } from '../../account/account-list/account-list.cases.ts';
import { accountListMachine } from '../../account/account-list/account-list.machine.ts';
import {
  addressEditorCases,
  addressEditorInput,
  addressEditorStarts,
} from '../../account/address-editor/address-editor.cases.ts';
import { addressEditorMachine } from '../../account/address-editor/address-editor.machine.ts';
import { type CatalogueEntry, dashboard, shopper } from './chart-entry.ts';
import { upkeepCases, upkeepInput, upkeepKey } from '../../shell/upkeep/upkeep.cases.ts';
import { upkeepMachine } from '../../shell/upkeep/upkeep.machine.ts';
import { contactFormCases, contactFormKey } from '../../content/contact-form/contact-form.cases.ts';
import { contactFormMachine } from '../../content/contact-form/contact-form.machine.ts';
import { supportCodeCases } from '../../content/support-code/support-code.cases.ts';
import { supportCodeMachine } from '../../content/support-code/support-code.machine.ts';
import { factorListCases } from '../../account/second-factor/factor-list/factor-list.cases.ts';
import { factorListMachine } from '../../account/second-factor/factor-list/factor-list.machine.ts';
import { factorResetCases } from '../../account/second-factor/factor-reset/factor-reset.cases.ts';
import { factorResetMachine } from '../../account/second-factor/factor-reset/factor-reset.machine.ts';
import {
  factorSetupCases,
  factorSetupInput,
  factorSetupKey,
  factorSetupStarts,
} from '../../account/second-factor/factor-setup/factor-setup.cases.ts';
import { factorSetupMachine } from '../../account/second-factor/factor-setup/factor-setup.machine.ts';
import {
  recoveryCodesCases,
  recoveryCodesInput,
} from '../../account/second-factor/recovery-codes/recovery-codes.cases.ts';
import { recoveryCodesMachine } from '../../account/second-factor/recovery-codes/recovery-codes.machine.ts';
import {
  secondFactorCases,
  secondFactorInput,
  secondFactorKey,
} from '../../account/second-factor/second-factor/second-factor.cases.ts';
import { invitationCases } from '../../admin/invitation/invitation.cases.ts';
import { invitationMachine } from '../../admin/invitation/invitation.machine.ts';
import { secondFactorMachine } from '../../account/second-factor/second-factor/second-factor.machine.ts';
import { messageChoicesCases } from '../../account/message-choices/message-choices.cases.ts';
import { messageChoicesMachine } from '../../account/message-choices/message-choices.machine.ts';
import { dataDownloadCases } from '../../account/data-download/data-download.cases.ts';
import { dataDownloadMachine } from '../../account/data-download/data-download.machine.ts';
import {
  passwordSignInCases,
  passwordSignInInput,
  passwordSignInKey,
} from '../../account/password-sign-in/password-sign-in.cases.ts';
import { passwordSignInMachine } from '../../account/password-sign-in/password-sign-in.machine.ts';

/** The charts of a person's own account, and the upkeep of them all. */
export const accountCharts: readonly CatalogueEntry[] = [
  shopper('Sign-in with a password', passwordSignInMachine, {
    input: passwordSignInInput,
    cases: passwordSignInCases,
    key: passwordSignInKey,
  }),
  shopper('Upkeep', upkeepMachine, { input: upkeepInput, cases: upkeepCases, key: upkeepKey }),
  shopper('Contact form', contactFormMachine, {
    input: undefined,
    cases: contactFormCases,
    key: contactFormKey,
  }),
  shopper('Code for support', supportCodeMachine, { input: undefined, cases: supportCodeCases }),
  dashboard('Account form', accountFormMachine, {
    input: accountFormInput,
    starts: accountFormStarts,
    cases: accountFormCases,
    key: accountFormKey,
  }),
  dashboard('Addresses or devices', accountListMachine, { input: undefined, cases: accountListCases }),
  dashboard('One address', addressEditorMachine, {
    input: addressEditorInput,
    starts: addressEditorStarts,
    cases: addressEditorCases,
  }),
  dashboard('Message choices', messageChoicesMachine, {
    input: undefined,
    cases: messageChoicesCases,
  }),
  dashboard('Data download', dataDownloadMachine, { input: undefined, cases: dataDownloadCases }),
  dashboard('Second factor', secondFactorMachine, {
    input: secondFactorInput,
    cases: secondFactorCases,
    key: secondFactorKey,
  }),
  dashboard('Second factor setup', factorSetupMachine, {
    input: factorSetupInput,
    starts: factorSetupStarts,
    cases: factorSetupCases,
    key: factorSetupKey,
  }),
  dashboard('Recovery codes', recoveryCodesMachine, { input: recoveryCodesInput, cases: recoveryCodesCases }),
  dashboard('List of second factors', factorListMachine, { input: undefined, cases: factorListCases }),
  dashboard('Second factor reset', factorResetMachine, { input: undefined, cases: factorResetCases }),
  dashboard('Invitation to the staff', invitationMachine, { input: undefined, cases: invitationCases }),
];
