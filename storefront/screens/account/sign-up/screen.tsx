import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { RestoredNote } from '#client/drafts/restored-note.tsx';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { useAction } from '#client/use-action.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { callApi } from '#client/wire/call-api.ts';
import { isFailure } from '#contract/errors/errors.ts';
import type { CreatedMember } from '#contract/rest/members.ts';
import { urlFor } from '#contract/routes.ts';
import { missingConsents } from '#rules/member/credential.ts';
import { returnPath } from '#rules/shop/navigation.ts';
import { useIsOpen } from '#storefront/frame/use-is-open.ts';
import { enterShop } from '#storefront/nouns/member/enter-shop.ts';
import { Button } from '#ui/button.tsx';
import { StepLine } from '#ui/form/step-line.tsx';
import { ConsentList } from '../consent-list.tsx';
import { SignUpClosed } from '../sign-up-closed.tsx';
import { signInMessages } from '../texts.ts';
import { useWelcome } from '../use-welcome.ts';
import { AccountStep, type Refused } from './account-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import {
  emptyForm,
  memberOf,
  reachableStep,
  type SignUpDraft,
  type SignUpForm,
  type SignUpStep,
  signUpSteps,
  stepsIn,
} from './sign-up-form.ts';

const stepNames: Record<SignUpStep, Message> = {
  consents: signInMessages.stepConsents,
  phone: signInMessages.stepPhone,
  account: signInMessages.stepAccount,
};

/** Sign-up, once there are terms to agree to. */
export default function SignUpScreen() {
  return useIsOpen().toMembers ? <SignUp /> : <SignUpClosed />;
}

/**
 * Sign-up: consents, verified phone, then ID, password and names. Signs the new member in at once. Each step is a history entry, so Back
 * returns to the previous one with all input kept, and so does a reload.
 */
function SignUp() {
  const isInBrowser = useInBrowser();
  const text = useText();
  const [search] = useSearchParams();
  const { form, change, drop, restoredSteps } = useSignUpForm(isInBrowser ? 'sign-up' : null);
  const [step, show] = useStep(form);
  const [isNumberBack, setNumberBack] = useState(false);
  const isBack = restoredSteps.includes(step) || (step === 'phone' && isNumberBack);
  const heading = useFocusOnChange(isInBrowser ? step : null);
  // The cached page is the same for every `next`.
  const next = returnPath(isInBrowser ? search.get('next') : null);
  const { join, isPending, refusal } = useJoin(next, { onJoined: drop, onPhoneRefused: () => change({ proven: null }) });
  const about = { form, onChange: change };
  const reached = signUpSteps.indexOf(step) + 1;
  return (
    <div className="page-gutter max-w-form pt-8 lg:pt-16">
      {/* Visually, the title bar already says it. */}
      <h1 className="sr-only">{text(signInMessages.signUpTitle)}</h1>
      <StepLine step={reached} count={signUpSteps.length} />
      <h2 ref={heading} tabIndex={-1} className="mt-4 mb-2 text-20 font-extrabold tabular-nums">
        {reached}/{signUpSteps.length} {text(stepNames[step])}
      </h2>
      {isBack ? <RestoredNote /> : null}
      {step === 'consents' ? <ConsentStep {...about} onDone={() => show('phone')} /> : null}
      {step === 'phone' ? (
        <PhoneStep
          {...about}
          next={next}
          refusal={refusal?.field === 'phone' ? refusal.message : null}
          onNumberBack={() => setNumberBack(true)}
          onDone={() => show('account')}
        />
      ) : null}
      {step === 'account' ? <AccountStep {...about} onSubmit={() => join(form)} isPending={isPending} refusal={refusal} /> : null}
      <p className="mt-8 flex items-center justify-center gap-2 text-15 text-ink-2">
        {text(signInMessages.haveAccount)}
        <Link to={urlFor('login', {}, { next })} className="inline-flex min-h-target items-center font-semibold text-ink underline">
          {text(shell.login)}
        </Link>
      </p>
    </div>
  );
}

/** The step of the current history entry, and a function to show another. */
function useStep(form: SignUpForm): [step: SignUpStep, show: (step: SignUpStep) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const wanted = (state as { step?: SignUpStep } | null)?.step ?? 'consents';
  return [reachableStep(wanted, form), (step) => void navigate(search === '' ? '.' : search, { state: { step } })];
}

/** Moves focus to the start of the new step, since the pressed button is gone. null until a draft has led to its step. */
function useFocusOnChange(step: SignUpStep | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

const { password, passwordAgain, ...keptParts } = emptyForm;
const noPasswords = { password, passwordAgain };
const noSteps: SignUpStep[] = [];

/**
 * The input so far, kept as a draft: phones may reload the page when somebody leaves it to read the code. Passwords are never stored.
 * `draftName`: the draft's key; null while the page comes from the server.
 */
function useSignUpForm(draftName: string | null) {
  const { draft, write, drop, isBack } = useDraft(draftName, keptParts);
  const [passwords, setPasswords] = useState(noPasswords);
  const [restored, setRestored] = useState<SignUpDraft | null>(null);
  // The draft comes with the first render in the browser; what is entered afterwards is not restored.
  if (isBack && restored === null) setRestored(draft);
  return {
    form: { ...draft, ...passwords },
    /** Changes these parts of the input as it is by then, which may be later than the caller's render. */
    change: ({ password, passwordAgain, ...kept }: Partial<SignUpForm>) => {
      write((latest) => ({ ...latest, ...kept }));
      setPasswords((latest) => ({ password: password ?? latest.password, passwordAgain: passwordAgain ?? latest.passwordAgain }));
    },
    drop,
    /** The steps of which an earlier draft restored something. */
    restoredSteps: restored === null ? noSteps : stepsIn(restored),
  };
}

type Props = { form: SignUpForm; onChange: (part: Partial<SignUpForm>) => void; onDone: () => void };

/** First step: the consents. The four required ones must be given to continue. */
function ConsentStep({ form, onChange, onDone }: Props) {
  const text = useText();
  const [isRefused, setRefused] = useState(false);
  const isMissing = missingConsents(form.consents).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(isMissing);
    if (!isMissing) onDone();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-6">
      <ConsentList answers={form} onChange={onChange} />
      <p role="alert" className="mt-4 text-15 font-semibold text-danger empty:hidden">
        {isRefused && isMissing ? text(signInMessages.agreementsNeeded) : null}
      </p>
      <Button type="submit" size="large" wide className="mt-6">
        {text(signInMessages.next)}
      </Button>
    </form>
  );
}

const fields = ['email', 'password', 'name', 'nickname', 'phone'] as const;

type Told = {
  onJoined: () => void;
  /** The proof expired, or the phone is now taken. */
  onPhoneRefused: () => void;
};

/** Submits the form, signs the new member in and navigates to `next`. */
function useJoin(next: string, { onJoined, onPhoneRefused }: Told) {
  const locale = useLocale();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const [refusal, setRefusal] = useState<Refused | null>(null);

  const { run: join, isPending } = useAction(
    async (form: SignUpForm) => {
      setRefusal(null);
      const member = await callApi<CreatedMember>('POST', '/members', { body: memberOf(form, locale) });
      onJoined();
      const session = await enterShop(member.email, form.password);
      if (isFailure(session)) return navigate(urlFor('login', {}, { next }));
      welcome(member);
      return navigate(next, { replace: true });
    },
    (message, error) => {
      const field = fields.find((each) => error instanceof ApiError && error.field === each) ?? 'form';
      setRefusal({ field, message });
      if (field === 'phone') onPhoneRefused();
    },
  );
  return { join, isPending, refusal };
}
