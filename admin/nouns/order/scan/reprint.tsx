import { type FormEvent, useId, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { useViewOnly } from '#admin/kit/edit/view-only.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { reprintCauseNames } from '#contract/office/office-names.ts';
import { type PackingOrder, type ReprintBody, reprintBody } from '#contract/rest/admin/production.ts';
import { type ReprintCause, reprintCauses } from '#rules/order/press/reprint.ts';
import { scanTexts as texts } from './texts.ts';

type Line = PackingOrder['lines'][number];
type Props = { line: Line; isActing: boolean; onReprint: (body: ReprintBody) => void };

/** A printed line that came out wrong: how many pieces are made again, why, and for how much. */
export function Reprint({ line, isActing, onReprint }: Props) {
  const [isOpen, setOpen] = useState(false);
  const viewOnly = useViewOnly();
  if (!line.can_reprint || viewOnly !== null) return null;
  if (isOpen) return <ReprintForm line={line} isActing={isActing} onReprint={onReprint} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      aria-label={`${line.product_name.ko} ${line.option_name.ko} ${texts.reprint}`}
      onClick={() => setOpen(true)}
      className="min-h-8 text-12 text-ink-2 underline underline-offset-2 hover:text-ink pointer-coarse:min-h-target"
    >
      {texts.reprint}
    </button>
  );
}

function ReprintForm({ line, isActing, onReprint, onClose }: Props & { onClose: () => void }) {
  const [quantity, setQuantity] = useState(1);
  const [cause, setCause] = useState<ReprintCause>(reprintCauses[0]);
  const [cost, setCost] = useState('');
  const noteId = useId();
  const body = { line_id: line.id, quantity, cause, cost: cost.trim() === '' ? 0 : Number(cost.replaceAll(',', '')) };
  const isFine = reprintBody.safeParse(body).success;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFine) onReprint(body);
  };
  return (
    <form onSubmit={onSubmit} aria-label={texts.reprint} className="mt-1 w-full rounded-control bg-tile p-3">
      <div className="flex flex-wrap items-end gap-2">
        <label>
          <span className="block text-12 text-ink-2">{texts.pieces}</span>
          <select value={quantity} onChange={({ target }) => setQuantity(Number(target.value))} className="control w-18">
            {Array.from({ length: line.quantity }, (_, index) => index + 1).map((pieces) => (
              <option key={pieces}>{pieces}</option>
            ))}
          </select>
        </label>
        <label className="min-w-32 flex-1">
          <span className="block text-12 text-ink-2">{texts.cause}</span>
          <select value={cause} onChange={({ target }) => setCause(target.value as ReprintCause)} className="control w-full">
            {reprintCauses.map((each) => (
              <option key={each} value={each}>
                {reprintCauseNames[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="block text-12 text-ink-2">{texts.cost}</span>
          <input
            value={cost}
            onChange={({ target }) => setCost(target.value)}
            inputMode="numeric"
            placeholder="0"
            aria-describedby={noteId}
            aria-invalid={isFine ? undefined : true}
            className="control w-28 text-right tabular-nums"
          />
        </label>
      </div>
      <p id={noteId} className={isFine ? 'mt-2 text-12 text-ink-2' : 'mt-2 text-12 text-danger'}>
        {isFine ? texts.reprintNote : texts.wrongCost}
      </p>
      <div className="mt-2 flex justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          {kitTexts.cancel}
        </Button>
        <Button type="submit" look="primary" pending={isActing} disabled={!isFine}>
          {texts.reprint}
        </Button>
      </div>
    </form>
  );
}
