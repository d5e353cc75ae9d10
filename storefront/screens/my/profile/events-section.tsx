import { useState } from 'react';
import { useMomentText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import type { SecurityEvents } from '#contract/rest/profile.ts';
import { isSecurityAlarm } from '#rules/member/sign-in/security-event.ts';
import { Button } from '#ui/button.tsx';
import { Section, SectionWait } from './section.tsx';
import { eventTexts, profileTexts } from './texts.ts';
import { useDeviceText } from './use-device-text.ts';

type Props = { events: SecurityEvents | null; hasFailed: boolean; reload: () => Promise<void> };

/** Entries shown before "show more". */
const fewEvents = 5;

/** My security log: sign-ins, failed attempts, password changes. Suspicious ones are marked. */
export function EventsSection({ events, hasFailed, reload }: Props) {
  return (
    <Section title={profileTexts.events} lead={profileTexts.eventsLead}>
      {events === null ? <SectionWait hasFailed={hasFailed} onRetry={reload} /> : <Events events={events.events} />}
    </Section>
  );
}

function Events({ events }: SecurityEvents) {
  const text = useText();
  const momentText = useMomentText();
  const deviceText = useDeviceText();
  const [isWhole, setWhole] = useState(false);
  if (events.length === 0) return <p className="text-15 text-ink-2">{text(profileTexts.noEvents)}</p>;
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {events.slice(0, isWhole ? events.length : fewEvents).map((event) => (
          <li key={event.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <p className="text-15 font-semibold">
              {text(eventTexts[event.type])}
              {isSecurityAlarm(event.type) ? (
                <span className="ml-2 text-13 font-semibold text-danger">{text(profileTexts.wasItYou)}</span>
              ) : null}
            </p>
            <time dateTime={event.created_at} className="text-13 text-ink-2 tabular-nums">
              {momentText(event.created_at)}
            </time>
            <p className="w-full text-13 text-ink-2">
              {[isDeviceKnown(event) ? deviceText(event) : null, event.ip].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      {events.length > fewEvents && !isWhole ? (
        <Button look="quiet" className="mt-4" onClick={() => setWhole(true)}>
          {text(shell.more)}
        </Button>
      ) : null}
    </>
  );
}

function isDeviceKnown({ browser, system }: { browser: string; system: string }): boolean {
  return browser !== 'unknown' || system !== 'unknown';
}
