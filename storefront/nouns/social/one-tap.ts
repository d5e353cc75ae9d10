import { loadVendorScript } from '#client/safety/vendor-script.ts';
import { socialApi } from './social-calls.ts';

/** The outcomes of Google's prompt (specification 4.40). With FedCM browsers report less, and some nothing. */
export type PromptOutcome = 'displayed' | 'skipped' | 'suppressed' | 'dismissed';

/** A moment notification of the prompt, as Google's script reports it. */
export type PromptMoment = {
  isNotDisplayed?(): boolean;
  isDisplayed?(): boolean;
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
};

type GoogleIdentity = {
  initialize(settings: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    context: 'signin';
    cancel_on_tap_outside: boolean;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(listener: (moment: PromptMoment) => void): void;
  cancel(): void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

type Listener = { onOutcome: (outcome: PromptOutcome) => void; onCredential: (credential: string) => void };

/**
 * Opens Google's One Tap prompt. Google shows none if nobody is signed in there, it was recently dismissed, or the browser blocks it. It is
 * optional next to the buttons, so nothing waits for it. Returns a function that cancels it.
 */
export function openOneTap({ onOutcome, onCredential }: Listener): () => void {
  let isWanted = true;
  const open = async () => {
    const { client_id, script_url, nonce } = await socialApi.prompt();
    if (!isWanted) return;
    if (window.google === undefined) await loadVendorScript(script_url);
    if (!isWanted) return;
    const callback = ({ credential }: { credential: string }) => isWanted && onCredential(credential);
    const about = { context: 'signin', cancel_on_tap_outside: false, use_fedcm_for_prompt: true } as const;
    window.google?.accounts.id.initialize({ client_id, nonce, callback, ...about });
    window.google?.accounts.id.prompt((moment) => {
      const outcome = outcomeOf(moment);
      if (outcome !== null && isWanted) onOutcome(outcome);
    });
  };
  open().catch((error: unknown) => console.warn('the prompt of Google did not open', error));
  return () => {
    isWanted = false;
    window.google?.accounts.id.cancel();
  };
}

/** Maps a moment to the specification's outcomes; null if it has none. */
export function outcomeOf(moment: PromptMoment): PromptOutcome | null {
  if (moment.isDismissedMoment()) return 'dismissed';
  if (moment.isSkippedMoment()) return 'skipped';
  if (moment.isNotDisplayed?.()) return 'suppressed';
  return moment.isDisplayed?.() ? 'displayed' : null;
}
