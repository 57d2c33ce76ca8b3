/** The client-side steps of OPAQUE (RFC 9807). The password never leaves the context that runs them. */
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

/** `message` goes to the server, `state` to the next step. */
export interface StepDone {
  readonly message: string;
  readonly state: string;
}
