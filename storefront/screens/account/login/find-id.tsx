import { useState } from 'react';
import { Link } from 'react-router';
import { useDayText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import type { FoundId } from '#contract/rest/verifications.ts';
import { urlFor } from '#contract/routes.ts';
import { isPersonName } from '#rules/member/credential.ts';
import { verificationApi } from '#storefront/nouns/verification/verification-calls.ts';
import { ButtonLink } from '#ui/button.tsx';
import { signInMessages } from '../texts.ts';
import { FindingForm } from './finding-form.tsx';
import { FindingPage } from './finding-page.tsx';

/** Find ID (specification 2.71): name and verified phone. The last character of the result is masked. */
export function FindId({ next }: { next: string }) {
  const [found, setFound] = useState<FoundId | null>(null);
  if (found !== null) return <Found found={found} next={next} />;
  return (
    <FindingForm
      title={signInMessages.findId}
      lead={signInMessages.findIdLead}
      next={next}
      leadsTo={['login', 'password']}
      purpose="FIND_ID"
      field={{ name: 'name', autoComplete: 'name', label: signInMessages.name, isRight: isPersonName, wrong: signInMessages.nameNeeded }}
      submitLabel={signInMessages.findId}
      search={async (name, { phone, proof }) => setFound(await verificationApi.findId({ name, phone, proof }))}
    />
  );
}

function Found({ found: { id, joined_on }, next }: { found: FoundId; next: string }) {
  const text = useText();
  const dayText = useDayText();
  return (
    <FindingPage title={signInMessages.findId} lead={signInMessages.findIdDone} next={next}>
      <div role="status" className="mt-6 rounded-control bg-tile px-5 py-6">
        <p className="text-20 font-extrabold break-all">{id}</p>
        <p className="mt-1 text-13 text-ink-2 tabular-nums">{text(signInMessages.joinedOn, { day: dayText(joined_on) })}</p>
      </div>
      <div className="mt-6 flex gap-2">
        <ButtonLink look="secondary" size="large" className="flex-1" href={urlFor('login', {}, { find: 'password', next })}>
          {text(signInMessages.findPassword)}
        </ButtonLink>
        <Link
          to={urlFor('login', {}, { next })}
          className="inline-flex min-h-13 flex-1 items-center justify-center rounded-control bg-ink px-6 text-17 font-semibold text-on-accent hover:bg-accent"
        >
          {text(shell.login)}
        </Link>
      </div>
    </FindingPage>
  );
}
