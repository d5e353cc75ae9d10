import { useQuery } from '@tanstack/react-query';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Badge } from '#admin/kit/badge.tsx';
import { runOperation } from '#admin/session/wire.ts';
import { homeSwitch, setHomeSwitch } from './queries.ts';
import { homeTexts as texts } from './texts.ts';

/** Whether shoppers see the page built here or the default one (specification 2, is_custom_main). */
export function HomeSwitch() {
  const { data } = useQuery({ queryKey: ['home-switch'], queryFn: () => runOperation(homeSwitch) });
  const isOn = data?.management_shop_info_by_pk?.is_custom_main;
  if (isOn === undefined) return null;
  return (
    <span className="inline-flex items-center gap-1.5" title={isOn ? undefined : texts.switchLead}>
      <Badge tone={isOn ? 'success' : 'warning'}>{isOn ? texts.switchOn : texts.switchOff}</Badge>
      <ActButton
        look="quiet"
        {...(isOn ? { confirm: texts.useDefaultAsk } : {})}
        run={() => runOperation(setHomeSwitch, { is_on: !isOn })}
        done={texts.switched}
      >
        {isOn ? texts.useDefault : texts.useThis}
      </ActButton>
    </span>
  );
}
