import { loadVendorScript } from '#client/safety/vendor-script.ts';
import { socialApi } from './social-calls.ts';

/** How the prompt of Google ended or began (specification 4); with FedCM browsers tell less, and some say nothing. */
export type PromptOutcome = 'displayed' | 'skipped' | 'suppressed' | 'dismissed';

/** One moment of the prompt, as Google's script tells it. */
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
 * Opens the prompt of Google on this page, if Google wants to: nobody signed in there, closed lately, or a browser that forbids it all
 * mean no prompt. It is an offer beside the buttons, so that nothing else waits for it. Returns the way to take it back.
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

/** A moment in the specification's words; null for one that says nothing. */
export function outcomeOf(moment: PromptMoment): PromptOutcome | null {
  if (moment.isDismissedMoment()) return 'dismissed';
  if (moment.isSkippedMoment()) return 'skipped';
  if (moment.isNotDisplayed?.()) return 'suppressed';
  return moment.isDisplayed?.() ? 'displayed' : null;
}
