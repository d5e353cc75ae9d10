import { Clock } from 'lucide-react';
import { ActButton } from '../kit/act-button.tsx';
import { LinkButton } from '../kit/button.tsx';
import { moment } from '../kit/format.ts';
import { call } from '../session/wire.ts';
import { useSandbox } from './use-sandbox.ts';

const texts = {
  moved: (days: number, now: string) => `모의 시계가 ${days.toLocaleString('ko')}일 앞서 있어요. 쇼핑몰의 지금은 ${now}이에요.`,
  back: '실제 시간으로',
  isBack: '실제 시간으로 돌아왔어요.',
  manage: '모의 운영',
} as const;

/** The banner over every screen while a demonstration's clock differs from the machine's. */
export function MovedClock() {
  const sandbox = useSandbox();
  if (sandbox === undefined || sandbox.ahead_seconds === 0) return null;
  return (
    <div
      role="status"
      data-part="frame"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-warning-soft px-4 py-1.5 text-warning lg:px-6"
    >
      <Clock aria-hidden="true" size={16} className="shrink-0" />
      <span className="font-semibold">{texts.moved(Math.round(sandbox.ahead_seconds / 86_400), moment(sandbox.now))}</span>
      <span className="ml-auto flex gap-2">
        <LinkButton look="quiet" to="/sandbox" className="text-warning">
          {texts.manage}
        </LinkButton>
        <ActButton run={() => call('POST', '/admin/sandbox/clock', { body: { back: true } })} done={texts.isBack}>
          {texts.back}
        </ActButton>
      </span>
    </div>
  );
}
