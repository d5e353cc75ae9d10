import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import type { PhonePurpose } from '#contract/rest/verifications.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { onEnter, useFocus } from './at-hand.ts';
import { CodeLine } from './code-line.tsx';
import { verificationTexts } from './texts.ts';
import { type ProvenPhone, usePhoneCode } from './use-phone-code.ts';

type Props = {
  purpose: PhonePurpose;
  proven: ProvenPhone | null;
  /** null if the person wants to use another number. */
  onProven: (proven: ProvenPhone | null) => void;
  /** The surrounding form's error, e.g. ‘Not verified.’; shown if there is no other. */
  error?: string | null;
  /** The number came back with a draft. */
  onBack?: () => void;
};

/**
 * The form section that verifies a phone: number, texted code with its countdown, and result (specification 5.10). It submits no form. A reload
 * keeps the code under way: phones may reload the page when somebody leaves it to read the code.
 */
export function PhoneCode({ purpose, proven, onProven, error = null, onBack }: Props) {
  const text = useText();
  const isKept = useInBrowser();
  const { phone, setPhone, phoneError, ask, code, isBack } = usePhoneCode(purpose, onProven, isKept);
  const told = useRef(onBack);
  told.current = onBack;
  useEffect(() => {
    if (isBack) told.current?.();
  }, [isBack]);
  if (proven !== null) return <ProvenLine phone={proven.phone} onOther={() => onProven(null)} />;
  const isAsked = code.sent !== null;
  return (
    <div className="space-y-4">
      <Field
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        label={text(verificationTexts.phone)}
        placeholder={text(verificationTexts.phonePlaceholder)}
        required
        value={phone}
        error={phoneError ?? (isAsked ? null : error)}
        onChange={(event) => setPhone(event.target.value)}
        onKeyDown={onEnter(() => (isAsked ? undefined : void ask()))}
        after={
          isAsked ? null : (
            <Button look="secondary" className="min-h-12 shrink-0" pending={code.pending === 'ask'} onClick={() => void ask()}>
              {text(verificationTexts.ask)}
            </Button>
          )
        }
      />
      {code.sent === null ? null : <CodeLine key={code.sent.id} code={code} outboxText={verificationTexts.outbox} />}
      <p role="status" className="sr-only">
        {isAsked && !code.isOver ? text(verificationTexts.sent) : null}
      </p>
    </div>
  );
}

function ProvenLine({ phone, onOther }: { phone: string; onOther: () => void }) {
  const text = useText();
  const line = useFocus<HTMLDivElement>();
  return (
    <div>
      <p className="mb-2 text-13 font-semibold">{text(verificationTexts.phone)}</p>
      <div ref={line} tabIndex={-1} className="flex min-h-12 items-center gap-2 rounded-control bg-tile pr-1 pl-4">
        <span className="flex-1 text-15 tabular-nums">{phone}</span>
        <Button look="quiet" onClick={onOther} className="px-3 underline">
          {text(verificationTexts.otherPhone)}
        </Button>
      </div>
      <p role="status" className="mt-1.5 flex items-center gap-1 text-13 text-success">
        <CircleCheck aria-hidden="true" size={16} />
        {text(verificationTexts.complete)}
      </p>
    </div>
  );
}
