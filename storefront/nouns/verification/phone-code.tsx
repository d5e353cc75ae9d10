import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { PhonePurpose } from '#contract/rest/verifications.ts';
import { countdown, isCodeComplete } from '#rules/member/verification.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { verificationTexts } from './texts.ts';
import { type PhoneCode as Code, type ProvenPhone, usePhoneCode } from './use-phone-code.ts';

type Props = {
  purpose: PhonePurpose;
  proven: ProvenPhone | null;
  /** Null when the person wants another number. */
  onProven: (proven: ProvenPhone | null) => void;
  /** What is wrong with it for the form around, e.g. ‘Not verified.’; shown while nothing else is. */
  error?: string | null;
};

/** The part of a form that proves a phone: number, code by text with its time, and what became of it (specification 5). It sends no form. */
export function PhoneCode({ purpose, proven, onProven, error = null }: Props) {
  const text = useText();
  const code = usePhoneCode(purpose, onProven);
  if (proven !== null) return <ProvenLine phone={proven.phone} onOther={() => onProven(null)} />;
  const isAsked = code.sent !== null;
  const phoneError = code.error?.field === 'phone' ? code.error.message : null;
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
        value={code.phone}
        error={phoneError ?? (isAsked ? null : error)}
        onChange={(event) => code.setPhone(event.target.value)}
        onKeyDown={onEnter(() => (isAsked ? undefined : void code.ask()))}
        after={
          isAsked ? null : (
            <Button look="secondary" className="min-h-12 shrink-0" pending={code.pending === 'ask'} onClick={() => void code.ask()}>
              {text(verificationTexts.ask)}
            </Button>
          )
        }
      />
      {code.sent === null ? null : <CodeLine key={code.sent.id} code={code} outbox={code.sent.outbox} />}
      <p role="status" className="sr-only">
        {isAsked && !code.isOver ? text(verificationTexts.sent) : null}
      </p>
    </div>
  );
}

function CodeLine({ code, outbox }: { code: Code; outbox: string | null }) {
  const text = useText();
  const input = useFocus<HTMLInputElement>();
  const time = countdown(code.secondsLeft);
  return (
    <div>
      <Field
        ref={input}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={text(verificationTexts.code)}
        placeholder={text(verificationTexts.codePlaceholder)}
        className="tabular-nums"
        required
        value={code.code}
        hint={text(verificationTexts.sent)}
        error={code.error?.field === 'code' ? code.error.message : null}
        onChange={(event) => code.setCode(event.target.value)}
        onKeyDown={onEnter(() => (isCodeComplete(code.code) && !code.isOver ? void code.check() : undefined))}
        inside={
          // Announced when it is sent and when it is over; a number that changes each second is for eyes alone.
          <span aria-hidden="true" className="pr-3 text-15 font-semibold text-accent tabular-nums">
            {time}
          </span>
        }
        after={
          <Button
            look="secondary"
            className="min-h-12 shrink-0"
            pending={code.pending === 'check'}
            disabled={!isCodeComplete(code.code) || code.isOver}
            onClick={() => void code.check()}
          >
            {text(verificationTexts.check)}
          </Button>
        }
      />
      <AskAgain code={code} />
      {outbox === null ? null : (
        <p className="mt-2 rounded-control bg-tile px-4 py-3 text-13 text-ink-2">
          {text(verificationTexts.outbox)}{' '}
          <a href={outbox} target="_blank" rel="noopener" className="font-semibold whitespace-nowrap text-ink underline">
            {text(verificationTexts.openOutbox)}
          </a>
        </p>
      )}
    </div>
  );
}

function AskAgain({ code }: { code: Code }) {
  const text = useText();
  if (code.secondsUntilAgain > 0)
    return (
      <p className="flex min-h-target items-center text-13 text-ink-2">
        {text(verificationTexts.againIn, { time: countdown(code.secondsUntilAgain) })}
      </p>
    );
  return (
    <button
      type="button"
      aria-busy={code.pending === 'ask' || undefined}
      onClick={() => void code.ask()}
      className="min-h-target text-13 font-semibold underline hover:text-accent"
    >
      {text(verificationTexts.again)}
    </button>
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

/** Enter does what the button beside the field does; the form around is not sent. */
function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
}

/** Where the person goes on, as soon as it appears. */
function useFocus<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
