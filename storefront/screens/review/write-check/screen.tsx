import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import type { ReviewLine } from '#contract/rest/reviews.ts';
import { urlFor } from '#contract/routes.ts';
import { BoughtLine } from '#storefront/nouns/review/bought-line.tsx';
import { ReviewLinePage } from '#storefront/nouns/review/review-line-page.tsx';
import { writeMessages as words } from '#storefront/nouns/review/write-texts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';

/** The second step: the review rules. */
export default function ReviewCheckScreen() {
  const text = useText();
  return <ReviewLinePage title={text(words.checkTitle)}>{(line) => <Check line={line} />}</ReviewLinePage>;
}

function Check({ line }: { line: ReviewLine }) {
  const text = useText();
  const navigate = useNavigate();
  const [isChecked, setChecked] = useState(false);
  const points = [words.checkOnce, words.checkPoints, words.checkShown, ...(line.design_src ? [words.checkDesign] : []), words.checkHidden];
  return (
    <div className="mt-6">
      <BoughtLine line={line} />
      <ul className="mt-6 grid gap-3 border-t border-line pt-6">
        {points.map((point) => (
          <li key={point.en} className="ml-5 list-disc text-15">
            {text(point)}
          </li>
        ))}
      </ul>
      {line.is_confirmed ? null : (
        <p className="mt-6 rounded-tile bg-tile px-4 py-3 text-15">
          {text(words.confirmFirst)}{' '}
          <Link
            to={urlFor('mypage-order-id', { id: line.order_id })}
            className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
          >
            {text(words.toOrder)}
          </Link>
        </p>
      )}
      <Checkbox checked={isChecked} onChange={setChecked} label={text(words.checked)} className="mt-6" />
      <Button
        wide
        size="large"
        className="mt-3"
        disabled={!isChecked}
        onClick={() => navigate(urlFor('review-write-form', { order_product_id: line.order_product_id }))}
      >
        {text(words.start)}
      </Button>
    </div>
  );
}
