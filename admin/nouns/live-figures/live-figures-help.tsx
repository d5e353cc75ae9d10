import { useQuery } from '@tanstack/react-query';
import { ask } from '#admin/session/wire.ts';
import { firstServiceHours } from '#rules/community/service-hours.ts';
import { type LiveFigureName, liveFigureNames, liveFigures } from '#rules/office/live-figures.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { liveFigureRules } from './queries.ts';

/** What a text may name instead of writing a figure down, and what stands there now. */
export function LiveFiguresHelp() {
  const { data } = useQuery({ queryKey: ['live-figures'], queryFn: () => ask(liveFigureRules) });
  const rules = data?.management_shop_rules[0] ?? firstShopRules;
  const shipping = data?.product_shipping_policies[0] ?? { fee: 0, free_over: null };
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
            {texts.names[name]}
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
  names: {
    free_shipping_threshold: '무료 배송 금액',
    shipping_fee: '배송비',
    point_rate: '포인트 적립률',
    point_minimum: '포인트 최소 사용',
    point_months: '포인트 유효 기간',
    deposit_days: '입금 기한',
    confirm_days: '자동 구매 확정까지',
    pick_up_fee: '회수 배송비',
    service_hours: '상담 시간',
    service_closed: '상담이 쉬는 날',
  } satisfies Record<LiveFigureName, string>,
} as const;
