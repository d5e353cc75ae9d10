import { useEffect, useRef, useState } from 'react';
import { Link, type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router';
import { RestoredNote } from '#client/drafts/restored-note.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { urlFor } from '#contract/routes.ts';
import { returnPath } from '#rules/shop/navigation.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useIsOpen } from '#storefront/frame/use-is-open.ts';
import { StepLine } from '#ui/form/step-line.tsx';
import { SignUpClosed } from '../sign-up-closed.tsx';
import { signInMessages } from '../texts.ts';
import { AccountStep } from './account-step.tsx';
import { ConsentStep } from './consent-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { reachableStep, type SignUpForm, type SignUpStep, signUpSteps } from './sign-up-form.ts';
import { useJoin } from './use-join.ts';
import { useSignUpForm } from './use-sign-up-form.ts';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

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
