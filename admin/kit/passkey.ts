import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { call } from '#admin/session/wire.ts';
import type { PasskeyChallenge, Passkeys } from '#contract/rest/sign-in/passkeys.ts';

/** True where the browser can make and use passkeys. */
export const hasPasskeys = () => 'PublicKeyCredential' in globalThis;

export function readPasskeys(): Promise<Passkeys> {
  return call<Passkeys>('GET', '/passkeys');
}

/** Asks the device to make a passkey; the answer is sent with its name. Errors: those of the browser, when it is cancelled. */
export async function makePasskey({ options, seal }: PasskeyChallenge): Promise<{ seal: string; answer: object }> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return { seal, answer: await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }) };
}

/** Confirms at the server by a passkey that its person is there. False when the device did not answer, or not rightly. */
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

/** What the device answers; to register takes a second proof of the sign-in. */
export function challengeFor(purpose: 'REGISTER' | 'PROVE', proof: { password?: string } = {}): Promise<PasskeyChallenge> {
  return call<PasskeyChallenge>('POST', '/passkeys/challenges', { body: { purpose, ...proof } });
}
