import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { useLeaveQuestion } from '#admin/kit/edit/use-leave-question.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import { resizeSrc } from '#contract/images.ts';
import type { Picture as LibraryPicture } from '#contract/rest/admin/pictures.ts';
import { Picture } from '#ui/picture.tsx';
import { pictureTexts as texts } from './texts.ts';

const ratios = ['1 / 1', '13 / 11', '3 / 4', '16 / 9'] as const;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const bounded = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** Sets the focal point for cropping by pressing or with the arrow keys (Shift: ten times), with previews of the crops. */
export function FocalPoint({ picture }: { picture: LibraryPicture }) {
  const [point, setPoint] = useState({ x: picture.focal_x, y: picture.focal_y });
  const { act, isActing } = useAct();
  const isMoved = point.x !== picture.focal_x || point.y !== picture.focal_y;
  useLeaveQuestion(isMoved && !isActing);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A keyboard press has no position.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    setPoint({ x: bounded(((event.clientX - box.left) / box.width) * 100), y: bounded(((event.clientY - box.top) / box.height) * 100) });
  };
  const step = (event: KeyboardEvent) => {
    const move = steps[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    setPoint(({ x, y }) => ({ x: bounded(x + move[0] * far), y: bounded(y + move[1] * far) }));
  };
  const save = () => act(() => call('PATCH', `/admin/pictures/${picture.id}`, { body: { focal_x: point.x, focal_y: point.y } }));
  return (
    <div className="space-y-3">
      <p className="text-ink-2">{texts.focalHint}</p>
      <button
        type="button"
        aria-label={texts.focalAt(point.x, point.y)}
        onClick={press}
        onKeyDown={step}
        className="relative mx-auto block max-h-[52dvh] cursor-crosshair overflow-hidden rounded-control bg-tile"
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          maxWidth: `min(100%, ${Math.round((52 * picture.width) / picture.height)}dvh)`,
        }}
      >
        <Picture src={picture.original} size={1024} alt={picture.alt.ko} ratio={picture.width / picture.height} className="size-full" />
        <span
          aria-hidden="true"
          className="absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-on-accent bg-accent/60 shadow-overlay"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
        />
      </button>
      <div className="flex flex-wrap items-center gap-2">
        <output className="text-ink-2 tabular-nums">{texts.focalAt(point.x, point.y)}</output>
        {isMoved ? (
          <Button look="primary" pending={isActing} onClick={() => void save()}>
            {kitTexts.save}
          </Button>
        ) : null}
      </div>
      <h3 className="text-12 font-semibold text-ink-2">{texts.cuts}</h3>
      <div className="flex flex-wrap items-end gap-2">
        {ratios.map((ratio) => (
          <div key={ratio} className="h-24 overflow-hidden rounded-tile bg-tile" style={{ aspectRatio: ratio }}>
            <img
              src={resizeSrc(picture.original, 384)}
              alt=""
              className="size-full object-cover"
              style={{ objectPosition: `${point.x}% ${point.y}%` }}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
