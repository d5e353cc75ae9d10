import { useQuery } from '@tanstack/react-query';
import { Badge } from '#admin/kit/badge.tsx';
import { Button } from '#admin/kit/button.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { ask } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { homeSwitch, setHomeSwitch } from './queries.ts';
import { homeTexts as texts } from './texts.ts';

/** Whether shoppers see the page built here or the default one (specification 2, is_custom_main). */
export function HomeSwitch() {
  const { act, isActing } = useAct();
  const { data } = useQuery({ queryKey: ['home-switch'], queryFn: () => ask(homeSwitch) });
  const isOn = data?.management_shop_info_by_pk?.is_custom_main;
  if (isOn === undefined) return null;
  const change = async () => {
    if (isOn && !(await dialog.confirm({ message: texts.useDefaultAsk }))) return;
    await act(() => ask(setHomeSwitch, { is_on: !isOn }), texts.switched);
  };
  return (
    <span className="inline-flex items-center gap-1.5" title={isOn ? undefined : texts.switchLead}>
      <Badge tone={isOn ? 'success' : 'warning'}>{isOn ? texts.switchOn : texts.switchOff}</Badge>
      <Button look="quiet" pending={isActing} onClick={() => void change()}>
        {isOn ? texts.useDefault : texts.useThis}
      </Button>
    </span>
  );
}
