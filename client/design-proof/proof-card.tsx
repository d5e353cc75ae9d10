import { renderSrc } from '#contract/pictures/renders.ts';
import type { DesignProof } from '#contract/rest/design/proof.ts';
import { type TextFont, textFonts } from '#rules/design/text/design-text.ts';
import { proofCode } from '#rules/order/proof/design-proof.ts';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { useLanguage, useText } from '../locale/locale-context.tsx';
import { PriceParts } from './price-parts.tsx';
import { proofTexts } from './texts.ts';

/** The proof of a design: what is printed on each side, where, how large, and the price of its parts. */
export function ProofCard({ proof, isSmall = false }: SideProps) {
  const text = useText();
  return (
    <>
      <ProofSides proof={proof} isSmall={isSmall} />
      {proof.price === null ? null : <PriceParts price={proof.price} isSmall={isSmall} />}
      <p className="mt-4 text-13 text-ink-2 tabular-nums">{text(proofTexts.code, { code: proofCode(proof.content_hash) })}</p>
    </>
  );
}

type SideProps = { proof: DesignProof; isSmall?: boolean };

/** Each printed side with its layers; small and side by side, as on a work sheet. */
export function ProofSides({ proof, isSmall = false }: SideProps) {
  const { text, name } = useLanguage();
  return (
    <ul className={isSmall ? 'grid gap-3' : 'grid gap-6'}>
      {proof.sides.map((side) => (
        <li key={side.mockup_group_id} className={cx('break-inside-avoid', isSmall && 'flex gap-3')}>
          <Picture
            src={sidePicture(proof, side.mockup_group_id, isSmall ? 320 : 800)}
            size={isSmall ? 256 : 768}
            alt={name(side.name)}
            eager={isSmall}
            className={cx('bg-tile object-cover', isSmall ? 'size-24 shrink-0 rounded-control' : 'aspect-square w-full rounded-tile')}
          />
          <div className="min-w-0">
            <p className={isSmall ? 'text-12' : 'mt-3 text-13'}>
              <strong className="font-semibold">{name(side.name)}</strong>{' '}
              <span className="text-ink-2 tabular-nums">{text(proofTexts.area, { width: side.width_mm, height: side.height_mm })}</span>
            </p>
            <ul className={cx('divide-y divide-line', isSmall ? 'text-12' : 'mt-1 text-15')}>
              {side.layers.map((layer) => (
                <li key={layer.number} className={isSmall ? 'py-1' : 'py-2'}>
                  <Layer layer={layer} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A small picture of each printed side; none for other goods. */
export function sidePictures(proof: DesignProof | null): string[] {
  return proof === null ? [] : proof.sides.map(({ mockup_group_id: id }) => sidePicture(proof, id, 320));
}

function sidePicture({ content_hash: contentHash }: DesignProof, mockupGroupId: number, width: 320 | 800): string {
  return renderSrc({ design: { contentHash }, mockupGroupId, width, extension: 'webp' });
}

function Layer({ layer: { graphic, text: words, is_picture, ...box } }: { layer: DesignProof['sides'][number]['layers'][number] }) {
  const { text, name } = useLanguage();
  const named =
    graphic === null
      ? text(is_picture ? proofTexts.picture : proofTexts.noName)
      : text(proofTexts.graphic, { artist: name(graphic.artist), name: name(graphic.name) });
  return (
    <>
      <span className="block whitespace-pre-line">{words === null ? named : text(proofTexts.text, { words: words.words })}</span>
      <span className="block text-12 text-ink-2 tabular-nums">
        {[
          ...(words === null ? [] : [text(proofTexts.font, { font: fontName(words.font) })]),
          text(proofTexts.size, box),
          text(proofTexts.place, box),
          ...(box.rotation === 0 ? [] : [text(proofTexts.turned, { degrees: box.rotation })]),
        ].join(' · ')}
      </span>
    </>
  );
}

/** The name of a font, also of one that the shop no longer has. */
function fontName(font: string): string {
  return textFonts[font as TextFont]?.name ?? font;
}
