import { Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { previewUrl } from '#contract/home/preview.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { type Locale, locales } from '#rules/shop/locale.ts';
import { cx } from '#ui/class-names.ts';
import { clockOf, momentOf } from '../korean-clock.ts';
import { openPreview } from '../page-calls.ts';
import { languageNames, homeTexts as texts } from '../texts.ts';
import { type FrameTrouble, useFrame } from './use-frame.ts';

type Device = 'phone' | 'desktop';

/** How wide the page in the frame is, in pixels of its own. */
const widths: Readonly<Record<Device, number>> = { phone: 390, desktop: 1280 };

interface Props {
  blocks: readonly PageBlock[];
  focused: string | null;
  onSelect: (block: string, field: string) => void;
}

/** The page as shoppers see it, beside its form: on a phone or a desktop, in each language, as of any moment, as drafted or as published. */
export function PreviewFrame({ blocks, focused, onSelect }: Props) {
  const [device, setDevice] = useState<Device>('phone');
  const [locale, setLocale] = useState<Locale>('ko');
  const [at, setAt] = useState<string | null>(null);
  const [isDraft, setDraft] = useState(true);
  const frame = useRef<HTMLIFrameElement>(null);
  const { token, turn, hasFailed, open } = useToken();
  const address = token === null ? null : previewUrl({ preview: token, ...(at === null ? {} : { at }), locale });
  const page = address === null ? null : `${address} ${turn} ${isDraft}`;
  const { trouble, isDrawn, again, onLoad } = useFrame(frame, page, {
    ...{ blocks: isDraft ? blocks : null, focused, onSelect },
    onReload: open,
  });
  return (
    <section
      aria-label={texts.preview}
      className="flex min-h-0 min-w-0 flex-col overflow-hidden rounded-control border border-line bg-tile"
    >
      <div data-part="frame" className="flex flex-wrap items-center gap-2 border-b border-line bg-raised px-3 py-2">
        <Choice
          label={texts.preview}
          value={device}
          onChange={setDevice}
          choices={[
            { value: 'phone', label: texts.phone, icon: Smartphone },
            { value: 'desktop', label: texts.desktop, icon: Monitor },
          ]}
        />
        <Choice
          label={texts.language}
          value={locale}
          onChange={setLocale}
          choices={locales.map((value) => ({ value, label: languageNames[value] }))}
        />
        <Choice
          label={texts.showDraft}
          value={isDraft ? 'draft' : 'published'}
          onChange={(value) => setDraft(value === 'draft')}
          choices={[
            { value: 'draft', label: texts.showDraft },
            { value: 'published', label: texts.showPublished },
          ]}
        />
        <label className="flex items-center gap-1.5 text-12 text-ink-2">
          {texts.at}
          <input
            type="datetime-local"
            value={clockOf(at)}
            onChange={({ target }) => setAt(momentOf(target.value))}
            className="control w-46"
          />
        </label>
        {at === null ? null : (
          <Button look="quiet" onClick={() => setAt(null)}>
            {texts.now}
          </Button>
        )}
      </div>
      {hasFailed || trouble === 'failed' ? (
        <p role="alert" className="flex items-center justify-between gap-2 bg-danger-soft px-3 py-2 text-danger">
          {texts.frameFailed}
          <Button onClick={again}>{texts.frameAgain}</Button>
        </p>
      ) : (
        <p role="status" className={cx('bg-warning-soft px-3 py-2 text-warning', trouble === null && 'sr-only')}>
          {trouble === null ? (isDrawn ? '' : texts.frameWaiting) : sentenceOf(trouble)}
        </p>
      )}
      <Scaled device={device}>
        {(size, scale) =>
          address === null ? null : (
            <iframe
              // Another page is another frame: one that only changed its address would go back to the one before.
              key={page}
              ref={frame}
              src={address}
              title={texts.frameTitle}
              sandbox="allow-scripts allow-same-origin"
              onLoad={onLoad}
              data-drawn={isDrawn}
              className="origin-top-left border-0 bg-ground"
              style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
            />
          )
        }
      </Scaled>
    </section>
  );
}

/** The token that opens previews, and how often it was asked for; each time is another page in the frame. */
function useToken() {
  const [known, setKnown] = useState<{ token: string | null; turn: number; hasFailed: boolean }>({
    token: null,
    turn: 0,
    hasFailed: false,
  });
  const open = useCallback(() => {
    openPreview().then(
      ({ token }) => setKnown(({ turn }) => ({ token, turn: turn + 1, hasFailed: false })),
      () => setKnown((before) => ({ ...before, hasFailed: true })),
    );
  }, []);
  useEffect(open, [open]);
  return { ...known, open };
}

function sentenceOf(trouble: Exclude<FrameTrouble, 'failed'>): string {
  if (trouble === 'silent') return texts.frameSilent;
  return trouble === 'left' ? texts.frameLeft : texts.frameError(trouble.said);
}

type ScaledProps = { device: Device; children: (size: { width: number; height: number }, scale: number) => ReactNode };

/** Room for a page as wide as a device; where there is less, it is shown smaller. The page is as high as the room, so that it alone is scrolled. */
function Scaled({ device, children }: ScaledProps) {
  const room = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = room;
    if (current === null) return;
    const watch = new ResizeObserver(() => setSpace({ width: current.clientWidth, height: current.clientHeight }));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const width = widths[device];
  const scale = space.width === 0 ? 1 : Math.min(1, space.width / width);
  return (
    <div ref={room} className="min-h-0 flex-1 overflow-hidden max-lg:h-[75dvh] max-lg:flex-none">
      <div className="mx-auto h-full overflow-hidden bg-ground" style={{ width: width * scale }}>
        {space.height === 0 ? null : children({ width, height: Math.floor(space.height / scale) }, scale)}
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly { value: Value; label: string; icon?: typeof Monitor }[];
}

function Choice<Value extends string>({ label, value, onChange, choices }: ChoiceProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex overflow-hidden rounded-control border border-line-strong">
      {choices.map(({ value: each, label: name, icon: Icon }) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === value}
          onClick={() => onChange(each)}
          className={cx(
            'inline-flex min-h-8 items-center gap-1 px-2.5 text-12 font-semibold pointer-coarse:min-h-target',
            each === value ? 'bg-ink text-on-accent' : 'bg-raised text-ink hover:bg-hover',
          )}
        >
          {Icon ? <Icon aria-hidden="true" size={14} /> : null}
          {name}
        </button>
      ))}
    </fieldset>
  );
}
