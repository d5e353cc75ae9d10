import { useLanguage } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { languageTags } from '#rules/shop/locale.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { BoughtLine } from '#storefront/nouns/review/bought-line.tsx';
import { ReviewLinePage } from '#storefront/nouns/review/review-line-page.tsx';
import { writeMessages as words } from '#storefront/nouns/review/write-texts.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The first step of a review: the product, and the points to earn. */
export default function ReviewWriteScreen() {
  const { text, locale } = useLanguage();
  const { review_text_points: forText, review_photo_points: forPhotos } = useShell()?.rules ?? firstShopRules;
  const points = (count: number) => count.toLocaleString(languageTags[locale]);
  return (
    <ReviewLinePage title={text(words.question)}>
      {(line) => (
        <div className="mt-6">
          <BoughtLine line={line} look="large" />
          {forText + forPhotos === 0 ? null : (
            <p className="mt-5 rounded-tile bg-tile px-4 py-3 text-15">
              {text(words.points, { text: points(forText), both: points(forText + forPhotos) })}
            </p>
          )}
          <ButtonLink wide size="large" className="mt-6" href={urlFor('review-write-check', { order_product_id: line.order_product_id })}>
            {text(words.next)}
          </ButtonLink>
        </div>
      )}
    </ReviewLinePage>
  );
}
