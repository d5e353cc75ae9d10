import { Check } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import type { Share } from '#contract/rest/shares.ts';
import { SHARE_ARTISTS_MAX, toggleCredit } from '#rules/design/share/share.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Picture } from '#ui/picture.tsx';
import type { CreditedArtist, ShareDraft } from './share-draft.ts';
import { shareTexts } from './texts.ts';

type Props = {
  artists: readonly CreditedArtist[];
  draft: ShareDraft;
  open: readonly Share[];
  onChange: (change: Partial<ShareDraft>) => void;
  onEnd: (share: Share) => void;
};

/** Step 1: the artists to credit, at most three; choosing a fourth shows a message. */
export function CreditStep({ artists, draft, open, onChange, onEnd }: Props) {
  const { text, locale } = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const press = (id: number) => {
    const artistIds = toggleCredit(draft.artistIds, id);
    if (artistIds === 'full') return setProblem(errorMessage('SHARE_ARTIST_LIMIT', locale));
    setProblem(null);
    onChange({ artistIds });
  };
  return (
    <>
      <h3 className="text-20 font-extrabold">{text(shareTexts.creditTitle)}</h3>
      <p className="mt-1 text-15 text-ink-2">{text(shareTexts.creditLead, { most: SHARE_ARTISTS_MAX })}</p>
      <ul className="mt-5 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {artists.map((artist) => (
          <li key={artist.id}>
            <ArtistChoice artist={artist} isChosen={draft.artistIds.includes(artist.id)} onPress={() => press(artist.id)} />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex min-h-6 flex-wrap justify-between gap-x-4 text-13">
        <p className="text-ink-2 tabular-nums">{text(shareTexts.chosen, { count: draft.artistIds.length, most: SHARE_ARTISTS_MAX })}</p>
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <Checkbox label={text(shareTexts.nameMe)} checked={draft.isOwnerNamed} onChange={(isOwnerNamed) => onChange({ isOwnerNamed })} />
        <p className="pl-9 text-13 text-ink-2">{text(shareTexts.nameMeHint)}</p>
      </div>
      <OpenLinks open={open} onEnd={onEnd} />
    </>
  );
}

function ArtistChoice({ artist, isChosen, onPress }: { artist: CreditedArtist; isChosen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={cx(
        'flex min-h-16 w-full items-center gap-3 rounded-control border px-3 text-left text-15 font-semibold',
        isChosen ? 'border-ink bg-tile' : 'border-line hover:border-ink-2',
      )}
    >
      <Picture src={artist.profile_src} size={64} alt="" className="size-10 shrink-0 rounded-full bg-tile object-cover" />
      <span className="min-w-0 flex-1 truncate">
        <Name of={artist.name} />
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'flex size-6 shrink-0 items-center justify-center rounded-full border',
          isChosen ? 'border-ink bg-ink text-on-accent' : 'border-line text-transparent',
        )}
      >
        <Check size={14} strokeWidth={3} />
      </span>
    </button>
  );
}

/** Existing links to this design, each with a button to end it. */
function OpenLinks({ open, onEnd }: { open: readonly Share[]; onEnd: (share: Share) => void }) {
  const { text, locale } = useLanguage();
  if (open.length === 0) return null;
  return (
    <section className="mt-6 rounded-control bg-tile px-4 pt-3 pb-2">
      <h4 className="text-13 font-semibold">{text(shareTexts.openLinks, { count: open.length })}</h4>
      <ul>
        {open.map((share) => (
          <li key={share.code} className="flex min-h-14 items-center gap-3">
            <img src={share.picture_src} alt="" className="size-10 shrink-0 rounded-tile object-cover" />
            <a href={share.path} target="_blank" rel="noopener" className="min-w-0 flex-1 truncate text-13 underline">
              {text(shareTexts.openLink, { date: writtenDay(share.created_at, locale) })}
            </a>
            <Button look="secondary" className="!px-3 !text-13" onClick={() => onEnd(share)}>
              {text(shareTexts.end)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
