import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { RestoredNote } from '#client/drafts/restored-note.tsx';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { useAction } from '#client/use-action.ts';
import { ApiError } from '#client/wire/api-error.ts';
import type { PhonePurpose } from '#contract/rest/verifications.ts';
import { MailCode } from '#storefront/nouns/verification/mail-code.tsx';
import { PhoneCode } from '#storefront/nouns/verification/phone-code.tsx';
import type { ProvenPhone } from '#storefront/nouns/verification/use-phone-code.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { signInMessages } from '../texts.ts';
import { FindingPage } from './finding-page.tsx';

type Props = Omit<ComponentProps<typeof FindingPage>, 'children'> & {
  purpose: PhonePurpose;
  /** The field next to the phone, its validation and error message. */
  field: ComponentProps<'input'> & { name: string; label: Message; isRight: (value: string) => boolean; wrong: Message };
  initial?: string;
  submitLabel: Message;
  /** The field is an ID, whose mailbox may be verified instead of the phone. */
  hasMail?: boolean;
  /** Throws ApiError. NOT_VERIFIED asks for the phone again; any other error is shown. */
  search: (value: string, proven: ProvenPhone) => Promise<void>;
};

/**
 * A field and a verified phone: the form of “find ID” and of the first step of “find password”. A reload keeps it, the proof included, and
 * goes on at the first empty field.
 */
export function FindingForm({ purpose, field, initial = '', submitLabel, hasMail = false, search, ...page }: Props) {
  const text = useText();
  const { label, isRight, wrong, ...input } = field;
  const nothing: { value: string; isByMail: boolean; proven: ProvenPhone | null } = { value: initial, isByMail: false, proven: null };
  const { draft, write, drop, isBack: isFormBack } = useDraft(useInBrowser() ? `finding ${purpose}` : null, nothing);
  const { value, isByMail, proven } = draft;
  const setProven = (next: ProvenPhone | null) => write((latest) => ({ ...latest, proven: next }));
  const [isPhoneBack, setPhoneBack] = useState(false);
  const isBack = isFormBack || isPhoneBack;
  const form = useFocusOnReturn(isBack);
  const [isWrong, setWrong] = useState(false);
  const { isPending, failure, phoneError, run, setFailure } = useFinding(proven, setProven);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWrong(!isRight(value));
    if (!isRight(value)) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${input.name}]`)?.focus();
    return run(async (shown) => {
      await search(value, shown);
      drop();
    });
  };
  return (
    <FindingPage {...page}>
      {isBack ? <RestoredNote className="mt-4" /> : null}
      <form ref={form} method="post" onSubmit={submit} noValidate className="mt-6 space-y-4">
        <Field
          {...input}
          label={text(label)}
          required
          value={value}
          error={isWrong ? text(wrong) : null}
          onChange={(event) => {
            const { value: entered } = event.target;
            write((latest) => ({ ...latest, value: entered }));
            setWrong(false);
            setFailure(null);
          }}
        />
        {isByMail ? (
          <MailCode email={value} proven={proven} onProven={setProven} error={phoneError} />
        ) : (
          <PhoneCode purpose={purpose} proven={proven} onProven={setProven} error={phoneError} onBack={() => setPhoneBack(true)} />
        )}
        {hasMail ? (
          <button
            type="button"
            className="inline-flex min-h-target items-center text-15 underline underline-offset-4"
            onClick={() => write((latest) => ({ ...latest, isByMail: !isByMail, proven: null }))}
          >
            {text(isByMail ? signInMessages.verifyByPhone : signInMessages.verifyByMail)}
          </button>
        ) : null}
        <p role="alert" className="text-15 font-semibold text-danger empty:hidden">
          {failure}
        </p>
        <Button type="submit" size="large" wide pending={isPending}>
          {text(submitLabel)}
        </Button>
      </form>
    </FindingPage>
  );
}

/** Focuses the first empty field of a form that came back with a draft: what it holds need not be entered again. */
function useFocusOnReturn(isBack: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isBack) [...(form.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')?.focus();
  }, [isBack]);
  return form;
}

/**
 * A search that needs a verified phone. `run` reports ‘Not verified.’ without one, and asks to verify again if the server rejects the
 * proof. `failure` is about the search, `phoneError` about the phone.
 */
function useFinding(proven: ProvenPhone | null, setProven: (proven: ProvenPhone | null) => void) {
  const text = useText();
  const [isProofMissing, setProofMissing] = useState(false);

  const action = useAction(
    async (search: (proven: ProvenPhone) => Promise<void>) => {
      setProofMissing(proven === null);
      if (proven !== null) await search(proven);
    },
    (sentence, error) => {
      const isProofOver = error instanceof ApiError && error.code === 'NOT_VERIFIED';
      setProofMissing(isProofOver);
      if (isProofOver) setProven(null);
      else action.setFailure(sentence);
    },
  );
  const phoneError = isProofMissing && proven === null ? text(signInMessages.notVerified) : null;
  return { ...action, phoneError };
}
