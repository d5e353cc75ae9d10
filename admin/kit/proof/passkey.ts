import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { call } from '#admin/session/wire.ts';
import type { PasskeyChallenge, Passkeys } from '#contract/rest/sign-in/passkeys.ts';

/** True where the browser can create and use passkeys. */
export const hasPasskeys = () => 'PublicKeyCredential' in globalThis;

export function readPasskeys(): Promise<Passkeys> {
  return call<Passkeys>('GET', '/passkeys');
}

/** Creates a passkey on the device; the answer is sent with its name. Errors: the browser's, when cancelled. */
export async function makePasskey({ options, seal }: PasskeyChallenge): Promise<{ seal: string; answer: object }> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return { seal, answer: await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }) };
}

/** Confirms the person at the server by a passkey. False when the device gave no valid answer. */
export async function confirmByPasskey(): Promise<boolean> {
  try {
    const { options, seal } = await challengeFor('PROVE');
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const answer = await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
    await call('POST', '/passkeys/proofs', { body: { seal, answer } });
    return true;
  } catch {
    return false;
  }
}

/** The server's challenge for the device; registering needs a second proof of the sign-in. */
export function challengeFor(purpose: 'REGISTER' | 'PROVE', proof: { password?: string } = {}): Promise<PasskeyChallenge> {
  return call<PasskeyChallenge>('POST', '/passkeys/challenges', { body: { purpose, ...proof } });
}
