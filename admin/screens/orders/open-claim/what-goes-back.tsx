import { readText } from '#admin/kit/said-text.ts';
import { MoneyPreview } from '#admin/nouns/claim/money.tsx';
import type { OrderAtWork } from '#contract/rest/admin/orders.ts';
import { openClaimTexts as texts } from './texts.ts';
import type { OpenClaimForm } from './use-open-claim.ts';

/** The exact refund before submitting. */
export function WhatGoesBack({ order, form }: { order: OrderAtWork; form: OpenClaimForm }) {
  return (
    <section aria-label={texts.preview[form.type]} aria-live="polite">
      <h3 className="mb-2 font-semibold">{texts.preview[form.type]}</h3>
      <Shown order={order} form={form} />
    </section>
  );
}

function Shown({ order, form: { type, asked, openable, lacksOption, preview } }: { order: OrderAtWork; form: OpenClaimForm }) {
  const { point_amount: points } = order;
  if (openable.is_whole_only) return <p>{texts.unpaid(points === 0 ? '' : `${points.toLocaleString('ko')}P`)}</p>;
  if (asked.lines.length === 0) return <p className="text-ink-2">{texts.chooseLines}</p>;
  if (lacksOption) return <p className="text-ink-2">{texts.chooseOption}</p>;
  if (preview.error !== null) return <p className="text-danger">{readText(preview.error)}</p>;
  if (preview.data === undefined) return <p className="text-ink-2">{texts.waiting[type]}</p>;
  return (
    <>
      <MoneyPreview preview={preview.data} />
      {preview.data.needs_account ? <p className="mt-2 text-12 text-ink-2">{texts.needsAccount}</p> : null}
    </>
  );
}
