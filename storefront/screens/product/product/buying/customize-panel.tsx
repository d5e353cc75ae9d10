import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { formatWon } from '#rules/money/money.ts';
import { useIsOpen } from '#storefront/frame/use-is-open.ts';
import { OrdersClosed } from '#storefront/nouns/checkout/orders-closed.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceButton, ChoiceGroup } from '#ui/form/choice-buttons.tsx';
import { editorUrl } from '../editor-address.ts';
import { availabilityOf, type Look, type ProductPage } from '../product-data.ts';
import { productTexts } from '../texts.ts';
import { BuyBar } from './buy-bar.tsx';
import { ColorButtons } from './color-buttons.tsx';
import { GonePanel, SomeGone } from './gone-panel.tsx';

type Props = { product: ProductPage; look: Look; onLook: (look: Look) => void };

/** The options of a customizable product, and the link to the editor, which gets the chosen colour and fit. */
export function CustomizePanel({ product, look, onLook }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { toOrders } = useIsOpen();
  if (availabilityOf(product) !== 'on-sale') return <GonePanel product={product} />;
  const start = () => navigate(editorUrl(product.id, { customId: null, mockupGroupId: null, ...look }));
  const button = (
    <Button wide size="large" onClick={start}>
      {text(productTexts.customize)}
    </Button>
  );
  return (
    <div className="mt-6">
      <Choices product={product} look={look} onLook={onLook} />
      <Sides product={product} />
      {toOrders ? null : <OrdersClosed className="mt-6" />}
      <div className="mt-6 hidden lg:block">{button}</div>
      <SomeGone product={product} />
      <BuyBar>{button}</BuyBar>
    </div>
  );
}

function Choices({ product, look, onLook }: Props) {
  const text = useText();
  const firstColor = product.colors[0]?.id ?? null;
  return (
    <div className="space-y-5">
      {product.frames.length > 1 ? (
        <ChoiceGroup legend={text(productTexts.frames)}>
          {product.frames.map((frame) => (
            <ChoiceButton
              key={frame.id}
              isChosen={look.frameId === frame.id}
              onChoose={() => onLook({ frameId: frame.id, colorId: look.colorId ?? firstColor })}
            >
              <Name of={frame.name} />
            </ChoiceButton>
          ))}
        </ChoiceGroup>
      ) : null}
      <ColorButtons colors={product.colors} chosenId={look.colorId} onChoose={(colorId) => onLook({ ...look, colorId })} />
    </div>
  );
}

/** The printable sides and their prices. */
function Sides({ product }: { product: ProductPage }) {
  const { text, name, locale } = useLanguage();
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line text-15">
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
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 py-2">
      <dt className="shrink-0 text-13 font-semibold">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
