import { useState } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { urlFor } from '#contract/routes.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { OwnInquiries } from '#storefront/nouns/inquiry/own-inquiries.tsx';
import { OwnInquiry } from '#storefront/nouns/inquiry/own-inquiry.tsx';
import { ownInquiryTexts } from '#storefront/nouns/inquiry/texts.ts';
import { AnswerTime } from '#storefront/nouns/support/answer-time.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { OneOnOneForm } from './one-on-one-form.tsx';
import { Reply } from './reply.tsx';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** Private inquiries. `?id=` shows one, `?order_product_id=` asks about an order line. */
export default function OneOnOneScreen() {
  const { title } = useLayoutFacts();
  const [search] = useSearchParams();
  const { userId } = useSession();
  if (userId === null) return null;
  const id = Number(search.get('id'));
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      {id > 0 ? (
        <OwnInquiry key={id} kind="ONE_ON_ONE" id={id} listUrl={urlFor('mypage-oneonone')}>
          {(inquiry, changed) => <Reply key={inquiry.messages.length} inquiry={inquiry} onAdded={changed} />}
        </OwnInquiry>
      ) : (
        <List about={search.get('order_product_id')} />
      )}
    </div>
  );
}

function List({ about }: { about: string | null }) {
  const text = useText();
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(about !== null);
  const write = (
    <Button size="large" onClick={() => setWriting(true)}>
      {text(ownInquiryTexts.write)}
    </Button>
  );
  return (
    <>
      <p className="mt-1 mb-5 text-15 text-ink-2">{text(ownInquiryTexts.leadOneOnOne)}</p>
      <AnswerTime kind="ONE_ON_ONE" className="mb-4" />
      {write}
      <OwnInquiries kind="ONE_ON_ONE" empty={<EmptyState sentence={text(ownInquiryTexts.noOneOnOne)} />} />
      {isWriting ? (
        <OneOnOneForm
          about={about === null ? '' : `order-${about}`}
          onClose={() => setWriting(false)}
          onAsked={({ id }) => void navigate(urlFor('mypage-oneonone', {}, { id }), { replace: about !== null })}
        />
      ) : null}
    </>
  );
}
