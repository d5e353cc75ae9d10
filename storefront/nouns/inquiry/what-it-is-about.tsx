import { useLanguage } from '#client/locale/locale-context.tsx';
import type { Inquiry } from '#contract/rest/inquiries.ts';
import { urlFor } from '#contract/routes.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { useLineName } from '../order/line-name.ts';
import { ownInquiryTexts } from './texts.ts';

/** The product, order line or design of an inquiry, linked if it still exists. */
export function WhatItIsAbout({ inquiry: { product, order_line: line, design } }: { inquiry: Inquiry }) {
  const { text, name } = useLanguage();
  const lineName = useLineName();
  if (!product && !line && !design) return null;
  return (
    <ul className="mt-4 space-y-2">
      {product ? (
        <Thing
          src={product.image_src}
          title={name(product.name)}
          note={product.is_shown ? '' : text(ownInquiryTexts.productGone)}
          href={product.is_shown ? urlFor('product-id', { id: product.id }) : null}
        />
      ) : null}
      {line ? (
        <Thing
          src={line.image_src}
          title={lineName(line)}
          note={text(ownInquiryTexts.order, { number: line.order_number })}
          href={urlFor('mypage-order-id', { id: line.order_id })}
        />
      ) : null}
      {design ? (
        <Thing
          src={design.image_src}
          title={design.name || name(design.product_name)}
          note={text(ownInquiryTexts.design)}
          href={urlFor('product-id', { id: design.product_id }, { product_custom_id: design.id })}
        />
      ) : null}
    </ul>
  );
}

function Thing({ src, title, note, href }: { src: string; title: string; note: string; href: string | null }) {
  const inside = (
    <>
      <Picture src={src} size={64} alt="" className="size-14 shrink-0 rounded-tile bg-tile object-cover" />
      <span className="min-w-0">
        <span lang={writtenLanguage(title)} className="block truncate text-15 font-semibold">
          {title}
        </span>
        {note ? <span className="block truncate text-13 text-ink-2 tabular-nums">{note}</span> : null}
      </span>
    </>
  );
  const look = 'flex min-w-0 items-center gap-3 rounded-control border border-line p-2';
  return (
    <li>
      {href === null ? (
        <div className={look}>{inside}</div>
      ) : (
        <SmartLink href={href} className={`${look} hover:border-ink`}>
          {inside}
        </SmartLink>
      )}
    </li>
  );
}
