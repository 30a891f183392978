import { authOperations, BadRequestError } from "./firebaseTools.ts";

/** Sign-in methods that the service does not use. The emulator does not verify their credentials. */
const UNUSED = ["signInWithCustomToken", "signInWithIdp", "signInWithPhoneNumber"] as const;

/**
 * Configures the emulator like the provider's project in production: only the API creates accounts, and people sign in
 * with a password or an e-mailed link.
 */
export function refuseSelfRegistration(): void {
  const { accounts } = authOperations.identitytoolkit;
  const { signUp, signInWithEmailLink } = accounts;
  accounts.signUp = (state, body, context) => {
    if (context.security?.Oauth2 === undefined) throw new BadRequestError("ADMIN_ONLY_OPERATION");
    return signUp(state, body, context);
  };
  accounts.signInWithEmailLink = (state, body, context) => {
    // The emulator would create an account for an unknown address.
    const isKnown = body.idToken !== undefined || state.getUserByEmail((body.email ?? "").toLowerCase()) !== undefined;
    if (!isKnown) throw new BadRequestError("ADMIN_ONLY_OPERATION");
    return signInWithEmailLink(state, body, context);
  };
  for (const method of UNUSED) {
    accounts[method] = () => {
      throw new BadRequestError("OPERATION_NOT_ALLOWED");
    };
  }
}
