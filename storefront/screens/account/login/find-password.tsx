import { useState } from 'react';
import { isEmail } from '#rules/member/credential.ts';
import { verificationApi } from '#storefront/nouns/verification/verification-calls.ts';
import { signInMessages } from '../texts.ts';
import { FindingForm } from './finding-form.tsx';
import { NewPassword } from './new-password.tsx';

/** Find password (specification 2.72): ID and verified phone or mailbox, then a new password. */
export function FindPassword({ next }: { next: string }) {
  const [email, setEmail] = useState('');
  const [token, setToken] = useState<string | null>(null);
  if (token !== null) return <NewPassword email={email} token={token} next={next} onTokenOver={() => setToken(null)} />;
  return (
    <FindingForm
      title={signInMessages.findPassword}
      lead={signInMessages.findPasswordLead}
      next={next}
      leadsTo={['login', 'id']}
      purpose="FIND_PASSWORD"
      field={{
        name: 'username',
        type: 'email',
        inputMode: 'email',
        autoComplete: 'username',
        placeholder: signInMessages.idPlaceholder.ko,
        label: signInMessages.id,
        isRight: isEmail,
        wrong: signInMessages.checkId,
      }}
      initial={email}
      submitLabel={signInMessages.next}
      hasMail
      search={async (entered, { phone, proof }) => {
        const { token: begun } = await verificationApi.beginPasswordReset({ email: entered, ...(phone === '' ? {} : { phone }), proof });
        setEmail(entered);
        setToken(begun);
      }}
    />
  );
}
