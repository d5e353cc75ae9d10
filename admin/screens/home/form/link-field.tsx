import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { PickBox } from '#admin/kit/pick/pick-box.tsx';
import { pickTexts } from '#admin/kit/pick/pick-texts.ts';
import type { PickNoun } from '#contract/rest/admin/picks.ts';
import { Problems } from '../field-parts.tsx';
import { homeTexts as texts } from '../texts.ts';
import type { FieldPlace } from './fields.tsx';

/** Items with a page that a block can link to, most promoted first. */
const linked = [
  'plans',
  'products',
  'graphics',
  'artists',
  'brands',
  'banners',
  'categories',
  'designs',
  'influencers',
  'reviews',
] as const satisfies PickNoun[];

type Props = FieldPlace & { label: string; hint: string | null; value: string; onChange: (value: string) => void };

/** A URL: of the shop, typed or found by name and image, or of another site. */
export function LinkField({ label, hint, prefix, name, problems, value, onChange }: Props) {
  const id = useId();
  const [isFinding, setFinding] = useState(false);
  const own = problems.filter(({ field }) => field === prefix + name);
  return (
    <div data-field={prefix + name}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="flex gap-1.5">
        <input
          id={id}
          value={value}
          inputMode="url"
          placeholder="/"
          aria-invalid={own.length > 0 || undefined}
          onChange={({ target }) => onChange(target.value.trim())}
          className="control min-w-0 flex-1"
        />
        <Button aria-expanded={isFinding} aria-label={texts.findLink(label)} onClick={() => setFinding(!isFinding)}>
          <Search aria-hidden="true" size={14} />
          {texts.find}
        </Button>
      </div>
      {isFinding ? (
        <Finder
          label={label}
          onFind={(url) => {
            onChange(url);
            setFinding(false);
          }}
        />
      ) : null}
      {hint === null ? null : <p className="mt-1 text-12 text-ink-2">{hint}</p>}
      <Problems problems={own} />
    </div>
  );
}

/** Finds a page of the shop: first the kind, then the item. */
function Finder({ label, onFind }: { label: string; onFind: (url: string) => void }) {
  const [of, setOf] = useState<(typeof linked)[number]>('plans');
  return (
    <fieldset aria-label={texts.findLink(label)} className="mt-1.5 flex gap-1.5 rounded-control bg-tile p-1.5">
      <select
        aria-label={texts.linkKind}
        value={of}
        onChange={({ target }) => setOf(linked.find((noun) => noun === target.value) ?? of)}
        className="control shrink-0"
      >
        {linked.map((noun) => (
          <option key={noun} value={noun}>
            {pickTexts.nouns[noun]}
          </option>
        ))}
      </select>
      <div className="min-w-0 flex-1">
        <PickBox
          key={of}
          of={of}
          chosen={[]}
          isOne
          label={pickTexts.nouns[of]}
          onPick={({ url }) => (url === null ? undefined : onFind(url))}
          onRemove={() => undefined}
        />
      </div>
    </fieldset>
  );
}
