import { CircleCheck } from 'lucide-react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { isEmail } from '#rules/member/credential.ts';
import { Button } from '#ui/button.tsx';
import { CodeLine } from './code-line.tsx';
import { verificationTexts } from './texts.ts';
import type { ProvenPhone } from './use-phone-code.ts';
import { useSentCode } from './use-sent-code.ts';
import { verificationApi } from './verification-calls.ts';

type Props = { email: string; proven: ProvenPhone | null; onProven: (proven: ProvenPhone) => void; error: string | null };

/** The form section that verifies the ID by a code sent to its mailbox, for somebody without a phone here. It submits no form. */
export function MailCode({ email, proven, onProven, error }: Props) {
  const { text, locale } = useLanguage();
  const code = useSentCode({
    to: email,
    ask: () => verificationApi.ask({ purpose: 'FIND_PASSWORD', email, locale }),
    check: async ({ id }, entered, isForgotten) => {
      const { proof, is_registered } = await verificationApi.check(id, entered);
      if (!isForgotten()) onProven({ phone: '', proof, isRegistered: is_registered });
    },
  });
  if (proven !== null)
    return (
      <p role="status" className="flex items-center gap-1 text-13 text-success">
        <CircleCheck aria-hidden="true" size={16} />
        {text(verificationTexts.complete)}
      </p>
    );
  if (code.sent !== null) return <CodeLine key={code.sent.id} code={code} outboxText={verificationTexts.outboxMail} />;
  return (
    <div>
      <Button look="secondary" wide disabled={!isEmail(email)} pending={code.pending === 'ask'} onClick={() => void code.ask()}>
        {text(verificationTexts.askMail)}
      </Button>
      <p role="alert" className="mt-1.5 text-13 text-danger empty:hidden">
        {code.error ?? error}
      </p>
    </div>
  );
}
