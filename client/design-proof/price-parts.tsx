import type { PricePart } from '#contract/rest/design/proof.ts';
import { formatWon } from '#rules/money/money.ts';
import { cx } from '#ui/class-names.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import { useLanguage } from '../locale/locale-context.tsx';
import { proofTexts } from './texts.ts';

type Part = PricePart & { href?: string | null };
type Props = { price: { total: number; parts: readonly Part[] }; isSmall?: boolean };

/** The price of one piece of a design and its parts, which add up to it. */
export function PriceParts({ price: { total, parts }, isSmall = false }: Props) {
  const { text, name, locale } = useLanguage();
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h2 className="text-13 font-semibold">{text(proofTexts.price)}</h2>
      <dl className={cx('mt-2', isSmall ? 'text-13' : 'text-15')}>
        {parts.map((part) => (
          <div key={`${part.kind} ${part.graphic_id ?? name(part.name)}`} className="flex justify-between gap-4 py-1">
            <dt className="min-w-0">
              <PartName part={part} />
            </dt>
            <dd className="shrink-0 tabular-nums">{formatWon(part.won, locale)}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-extrabold">
          <dt>{text(proofTexts.total)}</dt>
          <dd className={cx('tabular-nums', isSmall ? 'text-15' : 'text-20')}>{formatWon(total, locale)}</dd>
        </div>
      </dl>
    </section>
  );
}

function PartName({ part }: { part: Part }) {
  const { text, name } = useLanguage();
  if (part.kind === 'TEXT') return text(proofTexts.texts, { count: part.count });
  if (part.kind === 'PICTURE') return text(proofTexts.pictures, { count: part.count });
  if (part.kind === 'SIDE') return text(proofTexts.sidePrint, { side: name(part.name) });
  if (part.kind === 'PRODUCT') return name(part.name);
  const words = text(proofTexts.graphic, { artist: name(part.artist), name: name(part.name) });
  const times = part.count > 1 ? ` ${text(proofTexts.times, { count: part.count })}` : '';
  return part.href ? (
    <SmartLink href={part.href} className="underline decoration-line underline-offset-4 hover:decoration-ink">
      {words}
      {times}
    </SmartLink>
  ) : (
    words + times
  );
}
