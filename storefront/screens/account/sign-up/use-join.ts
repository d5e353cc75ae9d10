import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#client/locale/locale-context.tsx';
import { useAction } from '#client/use-action.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { callApi } from '#client/wire/call-api.ts';
import { isFailure } from '#contract/errors/errors.ts';
import type { CreatedMember } from '#contract/rest/members.ts';
import { urlFor } from '#contract/routes.ts';
import { enterShop } from '#storefront/nouns/member/enter-shop.ts';
import { useWelcome } from '../use-welcome.ts';
import type { Refused } from './account-step.tsx';
import { memberOf, type SignUpForm } from './sign-up-form.ts';

const fields = ['email', 'password', 'name', 'nickname', 'phone'] as const;

type Told = {
  onJoined: () => void;
  /** The proof expired, or the phone is now taken. */
  onPhoneRefused: () => void;
};

/** Submits the form, signs the new member in and navigates to `next`. */
export function useJoin(next: string, { onJoined, onPhoneRefused }: Told) {
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
