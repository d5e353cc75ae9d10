import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { call } from '#admin/session/wire.ts';
import { resizeSrc } from '#contract/images.ts';
import type { CropBody, Picture } from '#contract/rest/admin/pictures.ts';
import { Button } from '../../button.tsx';
import { useAct } from '../../use-act.ts';
import { fieldTexts as texts } from '../texts.ts';
import { WideDialog } from '../wide-dialog.tsx';

/** Width to height. */
export interface Ratio {
  width: number;
  height: number;
}

const ratios: readonly Ratio[] = [
  { width: 1, height: 1 },
  { width: 4, height: 3 },
  { width: 3, height: 4 },
  { width: 13, height: 11 },
  { width: 16, height: 9 },
];

/** Crops an image by dragging, zooming or keys; the server does the cropping. Without a `ratio` the user chooses one. */
export default function CropDialog({
  picture,
  ratio,
  onCut,
  onClose,
}: {
  picture: Picture;
  ratio?: Ratio | undefined;
  onCut: (cut: Picture) => void;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const { act, isActing } = useAct();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [chosen, setChosen] = useState<Ratio>(ratio ?? { width: picture.width, height: picture.height });
  const [part, setPart] = useState<Area | null>(null);
  const cut = (as: CropBody['as']) =>
    act(async () => {
      if (part === null) return;
      const body = { ...partWithin(part, picture), as };
      const made = await call<Picture>('POST', `/admin/pictures/${picture.id}/crops`, { body });
      await queries.invalidateQueries({ queryKey: ['pictures'] });
      onCut(made);
      onClose();
    }, texts.cropDone);
  return (
    <WideDialog
      title={texts.cropTitle}
      isSending={isActing}
      onClose={onClose}
      footer={
        <>
          <Button look="primary" pending={isActing} onClick={() => void cut('NEW')}>
            {texts.cropNew}
          </Button>
          <Button pending={isActing} onClick={() => void cut('REPLACE')}>
            {texts.cropReplace}
          </Button>
          <p className="text-12 text-ink-2">{texts.cropReplaceNote}</p>
        </>
      }
    >
      <div className="flex h-full flex-col">
        <div className="relative min-h-70 flex-1 bg-tile">
          <Cropper
            image={resizeSrc(picture.original, 1536)}
            crop={place}
            zoom={zoom}
            aspect={chosen.width / chosen.height}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(area) => setPart(area)}
            disableAutomaticStylesInjection
            mediaProps={{ alt: picture.alt.ko }}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3">
          <label className="flex items-center gap-2">
            {texts.zoom}
            <input type="range" min={1} max={5} step={0.05} value={zoom} onChange={({ target }) => setZoom(Number(target.value))} />
          </label>
          {ratio === undefined ? (
            <RatioChoice picture={picture} chosen={chosen} onChange={setChosen} />
          ) : (
            <span className="text-ink-2 tabular-nums">{`${texts.ratio} ${ratio.width}:${ratio.height}`}</span>
          )}
          {part === null ? null : <SizeOfPart part={partWithin(part, picture)} />}
        </div>
      </div>
    </WideDialog>
  );
}

function SizeOfPart({ part }: { part: { width: number; height: number } }) {
  return <span className="text-ink-2 tabular-nums">{texts.size(part.width, part.height)}</span>;
}

function RatioChoice({ picture, chosen, onChange }: { picture: Picture; chosen: Ratio; onChange: (ratio: Ratio) => void }) {
  const all = [{ width: picture.width, height: picture.height }, ...ratios];
  const nameOf = ({ width, height }: Ratio) => `${width}:${height}`;
  return (
    <select
      aria-label={texts.ratio}
      value={nameOf(chosen)}
      onChange={({ target }) => onChange(all.find((each) => nameOf(each) === target.value) ?? chosen)}
      className="control pr-7"
    >
      {all.map((each, index) => (
        <option key={nameOf(each)} value={nameOf(each)}>
          {index === 0 ? texts.ratioFree : nameOf(each)}
        </option>
      ))}
    </select>
  );
}

/** Converts the cropper's percentages to whole pixels of the file. */
function partWithin(area: Area, picture: Picture): { left: number; top: number; width: number; height: number } {
  const left = Math.min(picture.width - 1, Math.max(0, Math.round((area.x / 100) * picture.width)));
  const top = Math.min(picture.height - 1, Math.max(0, Math.round((area.y / 100) * picture.height)));
  const width = Math.max(1, Math.min(picture.width - left, Math.round((area.width / 100) * picture.width)));
  const height = Math.max(1, Math.min(picture.height - top, Math.round((area.height / 100) * picture.height)));
  return { left, top, width, height };
}
