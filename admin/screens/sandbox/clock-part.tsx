import { useState } from 'react';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { moment } from '#admin/kit/format.ts';
import { call } from '#admin/session/wire.ts';
import type { MoveClock, MovedClock, Sandbox } from '#contract/rest/admin/sandbox.ts';
import { jobTexts, sandboxTexts as texts } from './texts.ts';

const steps = [1, 3, 7, 14, 30];

/** Moves the whole shop's clock, and reports what happened on the way. */
export function ClockPart({ sandbox }: { sandbox: Sandbox }) {
  const [done, setDone] = useState<MovedClock['done'] | null>(null);
  const isMoved = sandbox.ahead_seconds > 0;
  const move = (body: MoveClock) => async () => setDone((await call<MovedClock>('POST', '/admin/sandbox/clock', { body })).done);
  return (
    <Section title={texts.clock}>
      <Facts
        facts={[
          [texts.now, <strong key="now">{moment(sandbox.now)}</strong>],
          [texts.ahead, isMoved ? texts.days(Math.round(sandbox.ahead_seconds / 86_400)) : texts.onTime],
        ]}
      />
      <p className="mt-3 text-ink-2">{texts.clockLead}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {steps.map((days) => (
          <ActButton key={days} run={move({ days })} done={texts.moved}>
            {texts.move(days)}
          </ActButton>
        ))}
        {isMoved ? (
          <ActButton look="primary" run={move({ back: true })} done={texts.isBack}>
            {texts.back}
          </ActButton>
        ) : null}
      </div>
      {done === null ? null : <Done done={done} />}
    </Section>
  );
}

function Done({ done }: { done: MovedClock['done'] }) {
  const told = Object.entries(done).filter(([name]) => name in jobTexts);
  if (told.length === 0) return <p className="mt-4 text-ink-2">{texts.nothingDone}</p>;
  return (
    <div role="status" className="mt-4">
      <h3 className="mb-1 font-semibold">{texts.done}</h3>
      <Facts facts={told.map(([name, count]) => [jobTexts[name] ?? name, count.toLocaleString('ko')] as const)} />
    </div>
  );
}
