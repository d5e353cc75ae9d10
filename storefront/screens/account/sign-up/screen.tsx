import { useEffect, useRef, useState } from 'react';
import { Link, type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLocale, useName, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { toast } from '#client/toasts/toast.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { callApi } from '#client/wire/call-api.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { isFailure } from '#contract/errors.ts';
import type { CreatedMember, CreateMemberInput } from '#contract/rest/members.ts';
import { urlFor } from '#contract/routes.ts';
import { missingConsents } from '#rules/member/credential.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { returnPath } from '#rules/shop/navigation.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { enterShop } from '#storefront/nouns/member/enter-shop.ts';
import { signInMessages } from '../texts.ts';
import { AccountStep } from './account-step.tsx';
import { ConsentStep } from './consent-step.tsx';
import { type AccountField, emptyForm, type SignUpForm } from './sign-up-form.ts';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/**
 * Sign-up: consents, then ID, password and names; the new member is signed in at once. The second step is an entry of the history, so
 * that Back leads to the first with everything still there.
 */
export default function SignUpScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const [form, setForm] = useState(emptyForm);
  const [step, showAccount] = useStep(form);
  const lead = useFocusOnChange(step);
  // The page that the server keeps is the same for every way here.
  const next = returnPath(useInBrowser() ? search.get('next') : null);
  const { join, isPending, refusal } = useJoin(next);
  return (
    <div className="page-gutter max-w-form pt-8 lg:pt-16">
      <h1 className="text-26 font-extrabold">{text(signInMessages.signUpTitle)}</h1>
      <p ref={lead} tabIndex={-1} className="mt-1 text-15 text-ink-2 tabular-nums">
        {step === 'consents' ? `1/2 ${text(signInMessages.stepConsents)}` : `2/2 ${text(signInMessages.stepAccount)}`}
      </p>
      {step === 'consents' ? (
        <ConsentStep form={form} onChange={setForm} onDone={showAccount} />
      ) : (
        <AccountStep form={form} onChange={setForm} onSubmit={() => join(form)} isPending={isPending} refusal={refusal} />
      )}
      <p className="mt-8 flex items-center justify-center gap-2 text-15 text-ink-2">
        {text(signInMessages.haveAccount)}
        <Link to={urlFor('login', {}, { next })} className="inline-flex min-h-target items-center font-semibold text-ink underline">
          {text(shell.login)}
        </Link>
      </p>
    </div>
  );
}

type Step = 'consents' | 'account';

/** The step that this entry of the history shows; without the consents (a reload has forgotten them) always the first. */
function useStep(form: SignUpForm): [step: Step, showAccount: () => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isAccount = (state as { step?: Step } | null)?.step === 'account' && missingConsents(form.consents).length === 0;
  return [isAccount ? 'account' : 'consents', () => navigate(search === '' ? '.' : search, { state: { step: 'account' } })];
}

/** The reading goes on where the step begins, not at the button that is gone. */
function useFocusOnChange(step: Step) {
  const lead = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) lead.current?.focus();
    shown.current = step;
  }, [step]);
  return lead;
}

const accountFields: readonly AccountField[] = ['email', 'password', 'name', 'nickname'];

/** Sends the form, signs the new member in, and goes where the way began. */
function useJoin(next: string) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const nameOf = useName();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ field: AccountField | 'form'; message: string } | null>(null);

  const join = async (form: SignUpForm) => {
    setPending(true);
    setRefusal(null);
    try {
      const member = await callApi<CreatedMember>('POST', '/members', { body: memberOf(form, locale) });
      const session = await enterShop(member.email, form.password);
      if (isFailure(session)) return navigate(urlFor('login', {}, { next }));
      const [coupon] = member.coupons;
      const welcome = text(signInMessages.welcome, { name: member.nickname });
      const gift = coupon ? text(signInMessages.gift, { name: nameOf(coupon.name) }) : '';
      toast(`${welcome} ${gift}`.trim(), 'success');
      return navigate(next, { replace: true });
    } catch (error) {
      const field = accountFields.find((each) => error instanceof ApiError && error.field === each) ?? 'form';
      setRefusal({ field, message: errorText(error) });
    } finally {
      setPending(false);
    }
  };
  return { join, isPending, refusal };
}

function memberOf(form: SignUpForm, locale: Locale): CreateMemberInput {
  return {
    email: form.email,
    password: form.password,
    name: form.name.trim(),
    nickname: form.nickname.trim(),
    locale,
    consents: {
      terms: form.consents.terms,
      personal_information: form.consents.personalInformation,
      purchase: form.consents.purchase,
      over_14: form.consents.over14,
    },
    marketing: { email: form.isMarketingWanted },
  };
}
