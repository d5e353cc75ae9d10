import { useState } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { renderSrc } from '#contract/pictures/renders.ts';
import { urlFor } from '#contract/routes.ts';
import type { FrozenDesign } from '#rules/order/frozen-design.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { OrderHistory } from './load-order.ts';

type Version = NonNullable<OrderHistory['order_products'][number]['custom_version']>;

/** The design of an order line, frozen when ordered; null for ready-made products and until the history is loaded. */
export function designOf(history: OrderHistory | null, lineId: number): Version | null {
  return history?.order_products.find((line) => line.id === lineId)?.custom_version ?? null;
}

/** Shows every printed side of a design as ordered, linking to the original design if it still exists. */
export function OrderedDesign({ design, className }: { design: Version | null; className: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (design === null) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        {text(orderMessages.seeDesign)}
      </button>
      {isOpen ? <DesignSheet design={design} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function DesignSheet({ design, onClose }: { design: Version; onClose: () => void }) {
  const { text, name: nameOf } = useLanguage();
  const { content_hash: contentHash, product_custom: source } = design;
  // The scene is the design as stored by freeze-design.ts; it never changes.
  const { sides } = design.scene as unknown as FrozenDesign;
  const nameOfSide = (id: number) => nameOf(source?.product?.mockup_groups.find((group) => group.id === id)?.name);
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(orderMessages.designTitle)}
      closeLabel={text(shell.close)}
      footer={
        source === null || source.deleted_at !== null ? null : (
          <ButtonLink wide look="secondary" href={urlFor('product-id', { id: source.product_id }, { product_custom_id: source.id })}>
            {text(orderMessages.designAgain)}
          </ButtonLink>
        )
      }
    >
      <p className="mb-4 text-13 text-ink-2">{text(orderMessages.designNote)}</p>
      <ul className="grid gap-4">
        {sides.map(({ mockupGroupId }) => (
          <li key={mockupGroupId}>
            <p className="mb-2 text-13 font-semibold">{nameOfSide(mockupGroupId)}</p>
            <Picture
              src={renderSrc({ design: { contentHash }, mockupGroupId, width: 800, extension: 'webp' })}
              size={768}
              alt={nameOfSide(mockupGroupId)}
              className="aspect-square w-full rounded-tile bg-tile object-cover"
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
