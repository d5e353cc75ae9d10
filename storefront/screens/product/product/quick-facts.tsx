import { useName, useText } from '#client/locale/locale-context.tsx';
import { writtenLanguage } from '#rules/shop/locale.ts';
import type { ProductPage } from './product-data.ts';
import { useDeliveryFee } from './shipping-info.tsx';
import { productTexts } from './texts.ts';

/** Key facts next to the photos: delivery, fabric, origin. The details are below. */
export function QuickFacts({ product }: { product: ProductPage }) {
  const text = useText();
  const name = useName();
  const fee = useDeliveryFee(product);
  const policy = product.shipping_policy;
  const rows = [
    { label: text(productTexts.deliveryFee), value: fee, href: '#delivery' },
    {
      label: text(productTexts.deliveryDays),
      value: policy ? text(productTexts.deliveryRange, { day1: policy.day1, day2: policy.day2 }) : '',
      href: '#delivery',
    },
    { label: text(productTexts.fact_material), value: name(product.facts?.material), href: '#facts' },
    { label: text(productTexts.fact_origin), value: name(product.facts?.origin), href: '#facts' },
  ].filter(({ value }) => value !== '');
  if (rows.length === 0) return null;
  return (
    <dl className="mt-6 space-y-1 border-t border-line pt-5 text-13 lg:mt-8">
      {rows.map(({ label, value, href }) => (
        <div key={label} className="grid grid-cols-[88px_1fr] items-baseline gap-3">
          <dt className="text-ink-2">{label}</dt>
          <dd lang={writtenLanguage(value)}>
            <a href={href} className="inline-flex min-h-6 items-center hover:underline">
              {value}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
