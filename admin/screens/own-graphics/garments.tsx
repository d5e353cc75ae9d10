import { useQuery } from '@tanstack/react-query';
import { Section } from '#admin/kit/detail-page.tsx';
import { Loaded } from '#admin/kit/states.tsx';
import { runOperation } from '#admin/session/wire.ts';
import { resizeSrc } from '#contract/images.ts';
import { ownGarments } from './queries.ts';
import { ownGraphicTexts as texts } from './texts.ts';

/** The garments that a graphic can go on, by the cloth colours its artist allows. */
export function Garments({ families }: { families: readonly string[] }) {
  const query = useQuery({ queryKey: ['own-garments'], queryFn: () => runOperation(ownGarments) });
  return (
    <Section title={texts.garments} isFlush>
      <Loaded query={query}>
        {({ product_products: products }) => (
          <ul className="divide-y divide-line">
            {products.map(({ id, name, image_src, colors }) => {
              const allowed = colors.filter(({ family }) => families.length === 0 || family === null || families.includes(family));
              return (
                <li key={id} className={`flex items-center gap-3 px-4 py-2 ${allowed.length === 0 ? 'text-ink-2' : ''}`}>
                  <img src={resizeSrc(image_src, 128)} alt="" className="size-10 rounded-control bg-tile object-cover" />
                  <span className="min-w-0 flex-1 truncate">{name.ko}</span>
                  <span className="tabular-nums">{allowed.length === 0 ? texts.noColor : texts.colors(allowed.length, colors.length)}</span>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
