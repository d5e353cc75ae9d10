import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { countdown, isCodeComplete } from '#rules/member/sign-in/verification.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { onEnter, useFocus } from './at-hand.ts';
import { verificationTexts } from './texts.ts';
import type { SentCode } from './use-sent-code.ts';

type Props = {
  code: SentCode;
  /** The message that a demonstration sends nothing, for this channel. */
  outboxText: Message;
};

/** A form field for a sent code: time left, error, and a resend button. */
export function CodeLine({ code, outboxText }: Props) {
  const text = useText();
  const input = useFocus<HTMLInputElement>(!code.isShownAgain);
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
        error={code.error}
        onChange={(event) => code.setCode(event.target.value)}
        onKeyDown={onEnter(() => (isCodeComplete(code.code) && !code.isOver ? void code.check() : undefined))}
        inside={
          // Screen readers hear when it is sent and when it expires; the countdown is visual only.
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
      <SendAgain code={code} />
      {code.sent?.outbox == null ? null : (
        <p className="mt-2 rounded-control bg-tile px-4 py-3 text-13 text-ink-2">
          {text(outboxText)}{' '}
          <a href={code.sent.outbox} target="_blank" rel="noopener" className="font-semibold whitespace-nowrap text-ink underline">
            {text(verificationTexts.openOutbox)}
          </a>
        </p>
      )}
    </div>
  );
}

function SendAgain({ code }: { code: SentCode }) {
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
