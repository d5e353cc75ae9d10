import { useState } from 'react';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import type { PhonePurpose } from '#contract/rest/verifications.ts';
import { writtenPhone } from '#rules/member/address.ts';
import { normalizeMobile } from '#rules/member/credential.ts';
import { verificationTexts } from './texts.ts';
import { useSentCode } from './use-sent-code.ts';
import { verificationApi } from './verification-calls.ts';

/** A verified phone and its single-use proof for the server. */
export type ProvenPhone = { readonly phone: string; readonly proof: string; readonly isRegistered: boolean };

/** Verifying a phone, from the first digit to the proof. */
export function usePhoneCode(purpose: PhonePurpose, onProven: (proven: ProvenPhone) => void) {
  const text = useText();
  const locale = useLocale();
  const [phone, setPhone] = useState('');
  const code = useSentCode({
    ask: () => verificationApi.ask({ purpose, phone, locale }),
    check: async (id, entered) => {
      const { proof, is_registered } = await verificationApi.check(id, entered);
      onProven({ phone, proof, isRegistered: is_registered });
    },
  });
  return {
    phone,
    code,
    phoneError: code.sent === null ? code.error : null,
    ask: async () => (normalizeMobile(phone) === null ? code.forget(text(verificationTexts.checkPhone)) : code.ask()),
    setPhone: (value: string) => {
      setPhone(writtenPhone(value));
      code.forget();
    },
  };
}
