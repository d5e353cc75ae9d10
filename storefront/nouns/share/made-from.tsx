import { useText } from '#client/locale/locale-context.tsx';
import { defineMessages } from '#client/locale/message.ts';
import type { DesignParents } from '#contract/rest/shares.ts';
import { urlFor } from '#contract/routes.ts';
import { SmartLink } from '#ui/smart-link.tsx';

const texts = defineMessages({
  named: { ko: '{owner} 님의 디자인에서 시작했어요', en: 'Made from a design by {owner}', cn: '源自 {owner} 的设计' },
  unnamed: { ko: '나눈 디자인에서 시작했어요', en: 'Made from a shared design', cn: '源自他人分享的设计' },
});

/** Credits the design that this one was made from; nothing without a parent, or if its share has ended. */
export function MadeFrom({ parent }: { parent: DesignParents['parents'][number] | null | undefined }) {
  const text = useText();
  if (!parent) return null;
  return (
    <SmartLink
      href={urlFor('shared-design', { code: parent.code })}
      className="inline-flex min-h-9 items-center text-13 text-ink-2 underline underline-offset-4 hover:text-ink"
    >
      {parent.owner === null ? text(texts.unnamed) : text(texts.named, { owner: parent.owner })}
    </SmartLink>
  );
}
