import { type LucideIcon, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';

/** The device of a preview. */
export type Device = 'phone' | 'desktop';

/** The width of the previewed page in its own CSS px. */
const widths: Readonly<Record<Device, number>> = { phone: 390, desktop: 1280 };

type Props = { device: Device; children: (size: { width: number; height: number }, scale: number) => ReactNode };

/** A frame for a page at a device's width, scaled down to fit. Its height is that of the frame, so only the page scrolls. */
export function ScaledFrame({ device, children }: Props) {
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
  choices: readonly { value: Value; label: string; icon?: LucideIcon }[];
}

interface DeviceProps {
  label: string;
  names: Readonly<Record<Device, string>>;
  value: Device;
  onChange: (value: Device) => void;
}

/** Selects the preview's device. */
export function DeviceChoice({ label, names, value, onChange }: DeviceProps) {
  return (
    <Choice
      label={label}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'phone', label: names.phone, icon: Smartphone },
        { value: 'desktop', label: names.desktop, icon: Monitor },
      ]}
    />
  );
}

/** A segmented control. */
export function Choice<Value extends string>({ label, value, onChange, choices }: ChoiceProps<Value>) {
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
