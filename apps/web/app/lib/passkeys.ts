import type { contract } from '@crewpad/contract';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Question = contract.accounts.PasskeyQuestion;
/** What the browser answered to a question. */
type Answered<Credential> = { state: string; credential: Credential };

/** Loaded with the first use: most logins and settings need no passkey. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys. Only in the browser. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether the browser offers passkeys among what it fills in. */
export async function offersPasskeysInFields(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** The member closed the browser's dialog, has no passkey here, or another question came first. */
const isCanceled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/**
 * Asks the browser for a passkey.
 * @param isInFields waits until the member chooses one of those that the browser offers in a field
 * @returns null if it was canceled
 */
export async function answerWithPasskey(
  { state, options }: Question,
  isInFields = false,
): Promise<Answered<contract.accounts.Assertion> | null> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    const request = { optionsJSON, useBrowserAutofill: isInFields };
    const credential = await startAuthentication(request);
    return { state, credential: credential as unknown as contract.accounts.Assertion };
  } catch (error) {
    if (isCanceled(error)) return null;
    throw error;
  }
}

/**
 * Asks the browser to create a passkey.
 * @returns null if it was canceled, or 'exists' if the authenticator has one for this account
 */
export async function createPasskey({
  state,
  options,
}: Question): Promise<Answered<contract.accounts.Attestation> | 'exists' | null> {
  const { startRegistration, WebAuthnError } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    const credential = await startRegistration({ optionsJSON });
    return { state, credential: credential as unknown as contract.accounts.Attestation };
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : undefined;
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'exists';
    if (isCanceled(error)) return null;
    throw error;
  }
}

/** Ends a question that waits in a field. */
export async function stopAsking(): Promise<void> {
  if (!knowsPasskeys()) return;
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** Tells the browser that the account no longer has a passkey, so that it stops offering it. */
export async function forgetPasskey(credentialId: string): Promise<void> {
  const known = window.PublicKeyCredential as unknown as {
    signalUnknownCredential?(about: { rpId: string; credentialId: string }): Promise<void>;
  };
  await known.signalUnknownCredential?.({ rpId: window.location.hostname, credentialId });
}
