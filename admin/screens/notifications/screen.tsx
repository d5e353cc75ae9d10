import { useQuery } from '@tanstack/react-query';
import { Section } from '#admin/kit/detail-page.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { Loaded } from '#admin/kit/states.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { useOfficeRole } from '#admin/session/office-role.ts';
import { call } from '#admin/session/wire.ts';
import type { MutedEvents } from '#contract/rest/notifications.ts';
import type { NotificationEvent } from '#rules/member/notification.ts';
import { PasskeySection } from './passkey-section.tsx';

const texts = {
  title: '내 설정',
  notifications: '알림',
  lead: '메일이나 문자로 받을 알림을 골라요. 꺼도 쇼핑몰의 알림함에는 그대로 남아요. 이 설정은 나에게만 적용돼요.',
  saved: '바꿨어요.',
  events: {
    work_came: ['새로 들어온 일', '새 주문, 클레임, 문의가 들어오면 10분마다 모아서 알려요.'],
    work_waiting: ['아침마다 처리할 일', '매일 아침 9시에 기다리는 일을 한 번에 알려요.'],
    payee_changed: ['지급 계좌 변경', '정산금을 받을 계좌가 바뀌면 알려요. 계좌의 주인과 정산을 맡은 사람에게 와요.'],
    graphic_reviewed: ['그래픽 검토 결과', '올린 그래픽을 확인했거나 돌려보냈을 때 알려요.'],
  } satisfies Partial<Record<NotificationEvent, readonly [string, string]>>,
} as const;

/** Which messages about work this person has; the same answers as in the shop's profile. */
export function OwnNotifications() {
  const query = useQuery({ queryKey: ['notification-mutes'], queryFn: () => call<MutedEvents>('GET', '/notification-mutes') });
  const { act, isActing } = useAct();
  const role = useOfficeRole();
  const set = (event: string, isWanted: boolean) =>
    act(
      () => (isWanted ? call('DELETE', `/notification-mutes/${event}`) : call('POST', '/notification-mutes', { body: { event } })),
      texts.saved,
    );
  return (
    <>
      <PageHeading title={texts.title} />
      <div className="grid gap-4">
        <Loaded query={query}>
          {({ events }) => (
            <Section title={texts.notifications}>
              <p className="mb-2 text-ink-2">{texts.lead}</p>
              {Object.entries(texts.events)
                .filter(([event]) => role === 'artist' || event !== 'graphic_reviewed')
                .map(([event, [name, hint]]) => (
                  <label key={event} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
                    <input
                      type="checkbox"
                      className="size-4 shrink-0 accent-ink"
                      checked={!events.some((each) => each === event)}
                      disabled={isActing}
                      onChange={({ target }) => void set(event, target.checked)}
                    />
                    <span>
                      <strong className="block font-semibold">{name}</strong>
                      <span className="text-ink-2">{hint}</span>
                    </span>
                  </label>
                ))}
            </Section>
          )}
        </Loaded>
        <PasskeySection />
      </div>
    </>
  );
}
