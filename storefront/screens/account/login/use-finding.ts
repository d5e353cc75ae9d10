import { useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { ProvenPhone } from '#storefront/nouns/verification/use-phone-code.ts';
import { signInMessages } from '../texts.ts';

/**
 * A search that needs a verified phone. `run` reports ‘Not verified.’ without one, and asks to verify again if the server rejects the
 * proof. `refusal` is about the search, `phoneError` about the phone.
 */
export function useFinding(proven: ProvenPhone | null, setProven: (proven: ProvenPhone | null) => void) {
  const text = useText();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isProofMissing, setProofMissing] = useState(false);

  const run = async (search: (proven: ProvenPhone) => Promise<void>) => {
    if (isPending) return;
    setRefusal(null);
    setProofMissing(proven === null);
    if (proven === null) return;
    setPending(true);
    try {
      await search(proven);
    } catch (error) {
      const isProofOver = error instanceof ApiError && error.code === 'NOT_VERIFIED';
      setProofMissing(isProofOver);
      if (isProofOver) setProven(null);
      else setRefusal(errorText(error));
    } finally {
      setPending(false);
    }
  };
  const phoneError = isProofMissing && proven === null ? text(signInMessages.notVerified) : null;
  return { isPending, refusal, phoneError, run, forget: () => setRefusal(null) };
}
