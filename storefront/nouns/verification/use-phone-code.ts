import { useDraft } from '#client/drafts/use-draft.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import type { PhonePurpose } from '#contract/rest/verifications.ts';
import { writtenPhone } from '#rules/member/address.ts';
import { normalizeMobile } from '#rules/member/credential.ts';
import { verificationTexts } from './texts.ts';
import { useSentCode } from './use-sent-code.ts';
import { verificationApi } from './verification-calls.ts';

/** A verified phone, empty for the mailbox of the ID, and its single-use proof for the server. */
export type ProvenPhone = { readonly phone: string; readonly proof: string; readonly isRegistered: boolean };

/** Verifying a phone, from the first digit to the proof. `isKept`: number and code under way survive a reload, until the phone is verified. */
export function usePhoneCode(purpose: PhonePurpose, onProven: (proven: ProvenPhone) => void, isKept: boolean) {
  const { text, locale } = useLanguage();
  const draftName = (part: string) => (isKept ? `${part} ${purpose}` : null);
  const { draft, write, drop, isBack } = useDraft(draftName('phone'), { phone: '' });
  const { phone } = draft;
  const calls = {
    to: phone,
    ask: () => verificationApi.ask({ purpose, phone, locale }),
    check: async ({ id, to }: { id: string; to: string }, entered: string, isForgotten: () => boolean) => {
      const { proof, is_registered } = await verificationApi.check(id, entered);
      if (isForgotten()) return;
      drop();
      onProven({ phone: to, proof, isRegistered: is_registered });
    },
  };
  const code = useSentCode(calls, draftName('code'));
  return {
    phone,
    /** True if the number of an earlier draft was restored. */
    isBack,
    code,
    phoneError: code.sent === null ? code.error : null,
    ask: async () => (normalizeMobile(phone) === null ? code.putAside(text(verificationTexts.checkPhone)) : code.ask()),
    setPhone: (value: string) => {
      write({ phone: writtenPhone(value) });
      code.putAside();
    },
  };
}
