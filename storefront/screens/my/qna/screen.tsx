import { useSearchParams } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { urlFor } from '#contract/routes.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { OwnInquiries } from '#storefront/nouns/inquiry/own-inquiries.tsx';
import { OwnInquiry } from '#storefront/nouns/inquiry/own-inquiry.tsx';
import { ownInquiryTexts } from '#storefront/nouns/inquiry/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';

/** A member's product inquiries; `?id=` shows one. */
export default function QnaScreen() {
  const text = useText();
  const { title } = useLayoutFacts();
  const [search] = useSearchParams();
  const { userId } = useSession();
  if (userId === null) return null;
  const id = Number(search.get('id'));
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      {id > 0 ? (
        <OwnInquiry key={id} kind="QUESTION" id={id} listUrl={urlFor('mypage-qna')} />
      ) : (
        <>
          <p className="mt-1 text-15 text-ink-2">{text(ownInquiryTexts.leadQuestions)}</p>
          <OwnInquiries
            kind="QUESTION"
            empty={
              <EmptyState
                sentence={text(ownInquiryTexts.noQuestions)}
                action={<ButtonLink href={urlFor('category')}>{text(ownInquiryTexts.toProducts)}</ButtonLink>}
              />
            }
          />
        </>
      )}
    </div>
  );
}
