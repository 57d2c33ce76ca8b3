/** The steps of OPAQUE that a browser does (RFC 9807); the password goes no further than where they are done. */
export type PasswordStep =
  | { readonly kind: 'start-registration'; readonly password: string }
  | {
      readonly kind: 'finish-registration';
      readonly password: string;
      readonly state: string;
      readonly response: string;
    }
  | { readonly kind: 'start-login'; readonly password: string }
  | { readonly kind: 'finish-login'; readonly password: string; readonly state: string; readonly response: string };

/** What a step gives: the message for the server, and what the next step wants. Null where the password is wrong. */
export interface StepDone {
  readonly message: string;
  readonly state: string;
}
