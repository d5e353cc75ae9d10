import { useState } from 'react';
import type { ProductMockupsQuery } from '#admin/graphql/admin.generated.ts';
import { ActButton } from '#admin/kit/act-button.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { PictureInput } from '#admin/kit/fields/pictures/picture-input.tsx';
import { EmptyPart } from '#admin/kit/states.tsx';
import { call, runOperation } from '#admin/session/wire.ts';
import { calibratedArea, type DrawnRect, type KnownWidth } from '#rules/catalogue/calibration.ts';
import { Calibrator } from './calibrator.tsx';
import { mockupTexts as texts } from './mockup-texts.ts';
import { showProof } from './proof.tsx';
import { productMockups } from './queries.ts';

type Product = NonNullable<ProductMockupsQuery['product_products_by_pk']>;
type Photo = { src: string; width: number; height: number };

/** A garment's printable areas: photos by side, frame and colour, with the area drawn on them in mm. */
export const ProductMockups = detailScreen({
  name: 'product-mockups',
  texts: { title: texts.back },
  back: ({ id }) => `/products/${id}`,
  load: async ({ id }) => (await runOperation(productMockups, { id: Number(id) })).product_products_by_pk,
  title: (product) => `${product.name.ko}: ${texts.title}`,
  lead: () => texts.lead,
  content: (product) => <Sides product={product} />,
});

function Sides({ product }: { product: Product }) {
  const [sideId, setSide] = useState(product.mockup_groups[0]?.id ?? 0);
  const [frameId, setFrame] = useState(product.frames[0]?.id ?? 0);
  if (product.mockup_groups.length === 0 || product.frames.length === 0 || product.colors.length === 0)
    return <EmptyPart sentence={texts.needed} />;
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <Choice label={texts.side} value={sideId} rows={product.mockup_groups} onChange={setSide} />
        <Choice label={texts.frame} value={frameId} rows={product.frames} onChange={setFrame} />
      </div>
      <Side key={`${sideId} ${frameId}`} product={product} sideId={sideId} frameId={frameId} />
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  rows: readonly { id: number; name: { ko: string } }[];
  onChange: (id: number) => void;
}

function Choice({ label, value, rows, onChange }: ChoiceProps) {
  return (
    <label className="font-semibold">
      {label}
      <select
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="control mt-1 block min-w-40 pr-7 font-normal"
      >
        {rows.map(({ id, name }) => (
          <option key={id} value={id}>
            {name.ko}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The initial drawing: the stored area, and a line as long as its width. */
function begunOf(product: Product, sideId: number, frameId: number) {
  const rows = product.mockups.filter((row) => row.mockup_group_id === sideId && row.frame_id === frameId);
  const [first] = rows;
  const photos: Record<number, Photo> = Object.fromEntries(
    rows.map(({ color_id, src, width, height }) => [color_id, { src, width, height }]),
  );
  if (first === undefined) return { photos, rect: { x: 0.3, y: 0.25, width: 0.4, height: 0.5 }, known: { x1: 0.2, x2: 0.8, mm: 0 } };
  const rect = { x: first.print_x, y: first.print_y, width: first.print_width, height: first.print_height };
  return { photos, rect, known: { x1: rect.x, x2: rect.x + rect.width, mm: first.print_width_mm } };
}

function Side({ product, sideId, frameId }: { product: Product; sideId: number; frameId: number }) {
  const [begun] = useState(() => begunOf(product, sideId, frameId));
  const [photos, setPhotos] = useState<Readonly<Record<number, Photo>>>(begun.photos);
  const [rect, setRect] = useState<DrawnRect>(begun.rect);
  const [known, setKnown] = useState<KnownWidth>(begun.known);
  const chosen = product.colors.flatMap(({ id }) => (photos[id] ? [{ color_id: id, ...photos[id] }] : []));
  const [first] = chosen;
  const area = first === undefined ? null : calibratedArea(first, rect, known);
  const refusal = first === undefined ? texts.noPhoto : area === null ? texts.noArea : null;
  const body = { side_id: sideId, frame_id: frameId, photos: chosen.map(({ color_id, src }) => ({ color_id, src })), area };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,640px)_minmax(280px,1fr)]">
      <div className="space-y-3">
        {first === undefined ? (
          <EmptyPart sentence={texts.noPhoto} />
        ) : (
          <Calibrator
            src={first.src}
            photo={first}
            rect={rect}
            known={known}
            onRect={setRect}
            onKnown={setKnown}
            size={area === null ? null : texts.size(area.print_width_mm, area.print_height_mm)}
          />
        )}
        <KnownInput known={known} onChange={setKnown} />
        <div className="flex flex-wrap gap-2">
          <ActButton
            look="primary"
            refusal={refusal}
            run={() => call('PUT', `/admin/products/${product.id}/mockups`, { body })}
            done={texts.saved}
          >
            {texts.save}
          </ActButton>
          <ActButton refusal={refusal} run={async () => first && area && showProof(first.src, area)} done="">
            {texts.proof}
          </ActButton>
        </div>
      </div>
      <Section title={texts.photos}>
        <p className="mb-3 text-ink-2">{texts.photosNote}</p>
        <div className="space-y-4">
          {product.colors.map(({ id, name, hex }) => (
            <div key={id}>
              <p className="mb-1 flex items-center gap-1.5 font-semibold">
                <span aria-hidden="true" className="size-4 rounded-full border border-line" style={{ backgroundColor: hex }} />
                {name.ko}
              </p>
              <PictureInput
                label={`${name.ko} ${texts.photo}`}
                value={photos[id]?.src ?? ''}
                address="file"
                onChange={(src, picture) => {
                  const { [id]: _was, ...others } = photos;
                  setPhotos(picture === null ? others : { ...others, [id]: { src, width: picture.width, height: picture.height } });
                }}
              />
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
}

function KnownInput({ known, onChange }: { known: KnownWidth; onChange: (known: KnownWidth) => void }) {
  return (
    <label className="block font-semibold">
      {texts.known}
      <span className="mt-1 flex items-center gap-2 font-normal">
        <input
          type="number"
          min={1}
          max={5_000}
          step="0.1"
          inputMode="decimal"
          value={known.mm === 0 ? '' : known.mm}
          onChange={({ target }) => onChange({ ...known, mm: Number(target.value) || 0 })}
          className="control w-28 text-right tabular-nums"
        />
        mm
        <span className="text-ink-2">{texts.knownHint}</span>
      </span>
    </label>
  );
}
