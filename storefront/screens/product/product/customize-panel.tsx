import { useNavigate } from 'react-router';
import { useLocale, useName, useText } from '#client/locale/locale-context.tsx';
import { formatWon } from '#rules/money/money.ts';
import { Button } from '#ui/button.tsx';
import { BuyBar } from './buy-bar.tsx';
import { editorUrl } from './editor-address.ts';
import { availabilityOf, type ProductPage } from './product-data.ts';
import { productTexts } from './texts.ts';

/** What a customizable product offers, and the way into the editor. */
export function CustomizePanel({ product }: { product: ProductPage }) {
  const text = useText();
  const name = useName();
  const locale = useLocale();
  const navigate = useNavigate();
  const availability = availabilityOf(product);
  const start = () => navigate(editorUrl(product.id, { customId: null, mockupGroupId: null }));
  const label =
    availability === 'on-sale'
      ? text(productTexts.customize)
      : text(availability === 'sold-out' ? productTexts.soldOut : productTexts.discontinued);
  const button = (
    <Button wide size="large" disabled={availability !== 'on-sale'} onClick={start}>
      {label}
    </Button>
  );
  return (
    <div className="mt-6">
      <dl className="divide-y divide-line border-y border-line text-15">
        <Fact label={text(productTexts.color)}>
          <span className="flex flex-wrap justify-end gap-1.5">
            {product.colors.map((color) => (
              <span key={color.id} className="inline-flex">
                <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
                  <circle cx="10" cy="10" r="9.5" fill={color.hex} stroke="currentColor" strokeOpacity="0.2" />
                </svg>
                <span className="sr-only">{name(color.name)}</span>
              </span>
            ))}
          </span>
        </Fact>
        {product.frames.length > 1 ? (
          <Fact label={text(productTexts.frames)}>{product.frames.map((frame) => name(frame.name)).join(' · ')}</Fact>
        ) : null}
        {product.mockup_groups.map((group) => {
          const mockup = product.mockups.find((each) => each.mockup_group_id === group.id);
          return (
            <Fact key={group.id} label={name(group.name)}>
              {mockup ? (
                <span className="mr-3 text-13 text-ink-2">
                  {text(productTexts.sideArea, { width: mockup.print_width_mm, height: mockup.print_height_mm })}
                </span>
              ) : null}
              <span className="tabular-nums">+{formatWon(group.price, locale)}</span>
            </Fact>
          );
        })}
      </dl>
      <div className="mt-6 hidden lg:block">{button}</div>
      <BuyBar>{button}</BuyBar>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 py-2">
      <dt className="shrink-0 text-13 font-semibold">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
