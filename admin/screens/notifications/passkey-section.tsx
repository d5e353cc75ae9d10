import { useQuery } from '@tanstack/react-query';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { day } from '#admin/kit/format.ts';
import { challengeFor, hasPasskeys, makePasskey, readPasskeys } from '#admin/kit/proof/passkey.ts';
import { withSecondSignIn } from '#admin/kit/proof/second-sign-in.ts';
import { Loaded } from '#admin/kit/states.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import type { PasskeyChallenge } from '#contract/rest/sign-in/passkeys.ts';

const texts = {
  title: '패스키',
  lead: '권한이나 정산 계좌를 바꿀 때 비밀번호 대신 지문, 얼굴, 화면 잠금으로 확인해요. 기기마다 하나씩 만들어 두면 편해요.',
  none: '아직 패스키가 없어요.',
  add: '패스키 만들기',
  name: '이 기기의 이름',
  nameHint: '어느 기기의 패스키인지 알아볼 이름을 적어 주세요. 사무실 노트북처럼요.',
  added: '패스키를 만들었어요.',
  stopped: '패스키를 만들지 않았어요. 기기의 안내를 끝까지 따라 주세요.',
  remove: '지우기',
  removeTitle: (name: string) => `‘${name}’ 패스키를 지울까요?`,
  removed: '패스키를 지웠어요.',
  made: (day: string) => `${day} 만듦`,
  used: (day: string) => `${day} 마지막으로 씀`,
  unable: '이 브라우저는 패스키를 만들 수 없어요.',
} as const;

/** The user's passkeys, which confirm instead of the password. */
export function PasskeySection() {
  const query = useQuery({ queryKey: ['passkeys'], queryFn: readPasskeys });
  const { act, isActing } = useAct();

  const add = async () => {
    const name = await dialog.prompt({
      title: texts.name,
      message: texts.nameHint,
      label: texts.name,
      input: { maxLength: 40 },
    });
    if (name === null || name.trim() === '') return;
    await act(async () => {
      let challenge: PasskeyChallenge | null = null;
      await withSecondSignIn(async (proof) => {
        challenge = await challengeFor('REGISTER', proof);
      });
      if (challenge === null) return;
      const made = await makePasskey(challenge).catch(() => null);
      if (made === null) return toast(texts.stopped, 'error');
      await call('POST', '/passkeys', { body: { name: name.trim(), ...made } });
      toast(texts.added, 'success');
    }, '');
  };
  const remove = async (key: string, name: string) => {
    if (!(await dialog.confirm({ title: texts.removeTitle(name), okLabel: texts.remove }))) return;
    await act(async () => {
      if (await withSecondSignIn((proof) => call('DELETE', `/passkeys/${key}`, { body: proof }))) toast(texts.removed, 'success');
    }, '');
  };
  return (
    <Section title={texts.title}>
      <p className="mb-3 text-ink-2">{texts.lead}</p>
      <Loaded query={query}>
        {({ passkeys }) => (
          <ul className="mb-3 grid gap-2">
            {passkeys.length === 0 ? <li className="text-ink-2">{texts.none}</li> : null}
            {passkeys.map(({ id, name, created_at, last_used_at }) => (
              <li key={id} className="flex min-h-11 items-center gap-3 border-b border-line pb-2">
                <span className="min-w-0 flex-1">
                  <strong className="block truncate font-semibold">{name}</strong>
                  <span className="text-12 text-ink-2">
                    {last_used_at === null ? texts.made(day(created_at)) : texts.used(day(last_used_at))}
                  </span>
                </span>
                <Button look="quiet" disabled={isActing} onClick={() => void remove(id, name)}>
                  {texts.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {hasPasskeys() ? (
        <Button disabled={isActing} onClick={() => void add()}>
          {texts.add}
        </Button>
      ) : (
        <p className="text-ink-2">{texts.unable}</p>
      )}
    </Section>
  );
}
