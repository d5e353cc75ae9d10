import type { ReactNode } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { defineMessages, type Message } from '#client/locale/message.ts';

const words = defineMessages({
  required: { ko: '[필수]', en: '[Required]', cn: '[必选]' },
  optional: { ko: '[선택]', en: '[Optional]', cn: '[可选]' },
});

/** The sentence of a consent, and before it whether the way goes on without it: the same way wherever one is asked. */
export function ConsentLabel({ sentence, isRequired }: { sentence: Message; isRequired: boolean }) {
  const text = useText();
  return (
    <>
      <span className="font-semibold">{text(isRequired ? words.required : words.optional)}</span> {unbroken(text(sentence))}
    </>
  );
}

/** Words joined by a middle dot are one: browsers would break the line after the dot. */
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
