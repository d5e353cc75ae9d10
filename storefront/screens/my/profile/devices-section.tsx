import { Monitor, Smartphone } from 'lucide-react';
import { useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useMomentText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { failedToast, useAction } from '#client/use-action.ts';
import type { SignIns } from '#contract/rest/profile.ts';
import { Button } from '#ui/button.tsx';
import { leaveShop } from '../leave-shop.ts';
import { mypageMessages } from '../texts.ts';
import { profileApi } from './profile-calls.ts';
import { Section, SectionWait } from './section.tsx';
import { profileTexts } from './texts.ts';
import { useDeviceText } from './use-device-text.ts';

type SignIn = SignIns['sign_ins'][number];
type Props = { signIns: SignIns | null; hasFailed: boolean; reload: () => Promise<void> };

/** The devices I am signed in on. Signs out one of them, all others, or all including this one. */
export function DevicesSection({ signIns, hasFailed, reload }: Props) {
  return (
    <Section title={profileTexts.devices}>
      {signIns === null ? <SectionWait hasFailed={hasFailed} onRetry={reload} /> : <Devices signIns={signIns.sign_ins} reload={reload} />}
    </Section>
  );
}

function Devices({ signIns, reload }: { signIns: readonly SignIn[]; reload: () => Promise<void> }) {
  const text = useText();
  const navigate = useNavigate();
  const { run, isPending } = useEnding(reload);
  const others = signIns.filter(({ is_this }) => !is_this).length;
  const endOthers = async () => {
    const message = text(profileTexts.endOthersQuestion, { count: String(others) });
    if (!(await dialog.confirm({ message, okLabel: text(mypageMessages.logout) }))) return;
    await run(() => profileApi.endSignIns('others'), text(profileTexts.othersEnded));
  };
  const endAll = async () => {
    if (!(await dialog.confirm({ message: text(profileTexts.endAllQuestion), okLabel: text(mypageMessages.logout) }))) return;
    await run(async () => {
      await profileApi.endSignIns('all');
      await leaveShop(navigate);
    }, text(profileTexts.allEnded));
  };
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {signIns.map((signIn) => (
          <DeviceLine
            key={signIn.id}
            signIn={signIn}
            isPending={isPending}
            onEnd={() => run(() => profileApi.endSignIn(signIn.id), text(profileTexts.deviceEnded))}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        {others > 0 ? (
          <Button look="secondary" pending={isPending} onClick={endOthers}>
            {text(profileTexts.endOthers)}
          </Button>
        ) : null}
        <Button look="quiet" pending={isPending} onClick={endAll}>
          {text(profileTexts.endAll)}
        </Button>
      </div>
    </>
  );
}

type LineProps = { signIn: SignIn; isPending: boolean; onEnd: () => void };

const handheld = ['iphone', 'ipad', 'android'];

function DeviceLine({ signIn, isPending, onEnd }: LineProps) {
  const text = useText();
  const momentText = useMomentText();
  const deviceText = useDeviceText();
  const Picture = handheld.includes(signIn.system) ? Smartphone : Monitor;
  const device = deviceText(signIn);
  return (
    <li className="flex items-center gap-4 py-4">
      <Picture aria-hidden="true" size={22} className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-15 font-semibold">
          {device}
          {signIn.is_this ? (
            <span className="rounded-full bg-tile px-2 py-0.5 text-12 font-semibold text-success">{text(profileTexts.thisDevice)}</span>
          ) : null}
        </p>
        <p className="mt-0.5 text-13 text-ink-2 tabular-nums">
          {text(profileTexts.lastSeen, { time: momentText(signIn.last_seen_at) })}
          {signIn.ip === null ? null : ` · ${signIn.ip}`}
        </p>
        <p className="text-13 text-ink-2 tabular-nums">{text(profileTexts.signedIn, { time: momentText(signIn.signed_in_at) })}</p>
      </div>
      {signIn.is_this ? null : (
        <Button
          look="secondary"
          pending={isPending}
          className="shrink-0"
          aria-label={text(profileTexts.endDevice, { device })}
          onClick={onEnd}
        >
          {text(mypageMessages.logout)}
        </Button>
      )}
    </li>
  );
}

/** One sign-out at a time; reloads the list afterwards. */
function useEnding(reload: () => Promise<void>) {
  const { run, isPending } = useAction(async (end: () => Promise<unknown>, done: string) => {
    await end();
    toast(done, 'success');
  }, failedToast);
  return { run: (end: () => Promise<unknown>, done: string) => run(end, done).then(reload), isPending };
}
