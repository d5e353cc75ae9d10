import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { RestoredNote } from '#client/drafts/restored-note.tsx';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { useAction } from '#client/use-action.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { errorMessage, isFailure } from '#contract/errors/errors.ts';
import type { SocialArrival } from '#contract/rest/social-accounts.ts';
import { isEmail, isPersonName, missingConsents } from '#rules/member/credential.ts';
import { enterShopByTicket } from '#storefront/nouns/member/enter-shop.ts';
import { socialApi } from '#storefront/nouns/social/social-calls.ts';
import { vendorNames, socialMessages as words } from '#storefront/nouns/social/texts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { useFocusOnRefusal } from '#ui/form/use-focus-on-refusal.ts';
import { type ConsentAnswers, ConsentList, noConsents } from '../consent-list.tsx';
import { signInMessages } from '../texts.ts';
import { useWelcome } from '../use-welcome.ts';

type FieldName = 'email' | 'name' | 'nickname';
type Entered = Record<FieldName, string>;
type Words = ConsentAnswers & Entered;
type Props = { arrival: SocialArrival; next: string };

/**
 * Consents, names, and an ID if the provider verified none. Signs the new member in at once. A reload keeps the input, for this arrival
 * only: the next person of this browser may come from the same provider.
 */
export function ArrivalForm({ arrival, next }: Props) {
  const text = useText();
  const untouched: Words = { ...noConsents, email: '', name: arrival.name ?? '', nickname: arrival.nickname };
  const { draft: entered, write, drop, isBack } = useDraft(`sign-up-social ${arrival.id}`, untouched);
  const [isSent, setSent] = useState(false);
  const alert = useRef<HTMLParagraphElement>(null);
  const { join, isPending, refusal } = useJoin(arrival, next, drop);
  const form = useFocusOnRefusal(refusal);
  const wrong = errorsOf(entered, arrival);
  const isMissing = missingConsents(entered.consents).length > 0;
  const errorOf = (field: FieldName) => {
    const own = wrong[field];
    if (isSent && own) return text(own);
    return refusal?.field === field ? refusal.message : null;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const [first] = Object.keys(wrong);
    if (first) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    if (isMissing) return alert.current?.focus();
    void join(entered);
  };
  const field = (name: FieldName, about: { label: string; hint?: string; type?: string; autoComplete: string }) => (
    <Field
      {...about}
      name={name}
      required
      value={entered[name]}
      error={errorOf(name)}
      onChange={({ target: { value } }) => write((latest) => ({ ...latest, [name]: value }))}
    />
  );
  const vendor = text(vendorNames[arrival.vendor]);
  const about = refusal?.field === null ? refusal.message : null;
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="mt-8 space-y-5">
      {isBack ? <RestoredNote /> : null}
      {arrival.email === null ? (
        field('email', {
          label: text(signInMessages.id),
          hint: text(words.idNeededHere, { vendor }),
          type: 'email',
          autoComplete: 'username',
        })
      ) : (
        <dl className="rounded-control bg-tile px-4 py-3">
          <dt className="text-13 font-semibold">{text(signInMessages.id)}</dt>
          <dd className="mt-1 text-15 wrap-anywhere">{arrival.email}</dd>
          {arrival.is_private_email ? <dd className="mt-1 text-13 text-ink-2">{text(words.privateEmail)}</dd> : null}
        </dl>
      )}
      {field('name', { label: text(signInMessages.name), autoComplete: 'name' })}
      {field('nickname', { label: text(signInMessages.nickname), hint: text(signInMessages.nicknameHint), autoComplete: 'nickname' })}
      <fieldset className="pt-3">
        <legend className="sr-only">{text(signInMessages.stepConsents)}</legend>
        <ConsentList answers={entered} onChange={(answers) => write((latest) => ({ ...latest, ...answers }))} />
      </fieldset>
      <p ref={alert} tabIndex={-1} role="alert" className="text-15 font-semibold text-danger empty:hidden">
        {isSent && isMissing ? text(signInMessages.agreementsNeeded) : about}
      </p>
      <Button type="submit" size="large" wide pending={isPending}>
        {text(signInMessages.join)}
      </Button>
    </form>
  );
}

function errorsOf(entered: Entered, { email }: SocialArrival) {
  const checks = [
    ['email', email !== null || isEmail(entered.email), signInMessages.checkId],
    ['name', isPersonName(entered.name), signInMessages.nameNeeded],
    ['nickname', isPersonName(entered.nickname), signInMessages.nicknameNeeded],
  ] as const;
  return Object.fromEntries(checks.filter(([, isRight]) => !isRight).map(([name, , message]) => [name, message])) as Partial<
    Record<FieldName, (typeof checks)[number][2]>
  >;
}

const fieldNames: readonly FieldName[] = ['email', 'name', 'nickname'];

/** Submits the form, tells `onJoined`, exchanges the ticket and navigates to `next`. */
function useJoin({ email }: SocialArrival, next: string, onJoined: () => void) {
  const locale = useLocale();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const [refusal, setRefusal] = useState<{ field: FieldName | null; message: string } | null>(null);

  const { run: join, isPending } = useAction(
    async ({ consents, marketing, ...entered }: Words) => {
      setRefusal(null);
      const member = await socialApi.signUp({
        ...(email === null ? { email: entered.email } : {}),
        name: entered.name.trim(),
        nickname: entered.nickname.trim(),
        locale,
        consents: {
          terms: consents.terms,
          personal_information: consents.personalInformation,
          purchase: consents.purchase,
          over_14: consents.over14,
        },
        marketing,
      });
      onJoined();
      const session = await enterShopByTicket(member.ticket);
      if (isFailure(session)) return setRefusal({ field: null, message: errorMessage(session.failure, locale) });
      welcome(member);
      return navigate(next, { replace: true });
    },
    (message, error) => {
      const field = fieldNames.find((name) => error instanceof ApiError && error.field === name) ?? null;
      setRefusal({ field: field === 'email' && email !== null ? null : field, message });
    },
  );
  return { join, isPending, refusal };
}
