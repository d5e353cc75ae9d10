import type { ReactNode } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { defineMessages, type Message } from '#client/locale/message.ts';

const words = defineMessages({
  required: { ko: '[필수]', en: '[Required]', cn: '[必选]' },
  optional: { ko: '[선택]', en: '[Optional]', cn: '[可选]' },
});

/** The text of a consent, prefixed by whether it is required. Looks the same everywhere. */
export function ConsentLabel({ sentence, isRequired }: { sentence: Message; isRequired: boolean }) {
  const text = useText();
  return (
    <>
      <span className="font-semibold">{text(isRequired ? words.required : words.optional)}</span> {unbroken(text(sentence))}
    </>
  );
}

/** Keeps words joined by a middle dot together: browsers would break after the dot. */
function unbroken(sentence: string): ReactNode[] {
  return sentence.split(/(\S+·\S+)/).map((part) =>
    part.includes('·') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
