import { useQuery } from '@tanstack/react-query';
import { runOperation } from '#admin/session/wire.ts';
import { firstServiceHours } from '#rules/community/service-hours.ts';
import { liveFigureNames, liveFigures } from '#rules/office/live-figures.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { figureNames } from './figure-names.ts';
import { liveFigureRules } from './queries.ts';

/** The figures a text can reference, with their current values. */
export function LiveFiguresHelp() {
  const { data } = useQuery({ queryKey: ['live-figures'], queryFn: () => runOperation(liveFigureRules) });
  const rules = data?.management_shop_rules[0] ?? firstShopRules;
  const shipping = data?.product_shipping_policies[0];
  const hours = data?.management_shop_info[0] ?? firstServiceHours;
  const figures = data && liveFigures({ rules, shipping, hours }, 'ko');
  return (
    <details className="text-12 text-ink-2">
      <summary className="min-h-8 cursor-pointer">{texts.title}</summary>
      <p className="mb-2">{texts.lead}</p>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {liveFigureNames.map((name) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-2">
            <code className="select-all">{`{{${name}}}`}</code>
            {figureNames[name]}
            {figures === undefined ? null : <span className="ml-auto tabular-nums">{figures[name]}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

const texts = {
  title: '규칙에 따라 바뀌는 숫자 쓰기',
  lead: '숫자 대신 아래 이름을 적으면 쇼핑몰 규칙의 지금 값이 언어에 맞게 들어가요. 채운 글은 미리보기에서 볼 수 있어요.',
} as const;
