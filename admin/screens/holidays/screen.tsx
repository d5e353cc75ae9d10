import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DaysOffQuery } from '#admin/graphql/admin.generated.ts';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Badge } from '#admin/kit/badge.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { Form } from '#admin/kit/form.tsx';
import { CheckInput, TextInput } from '#admin/kit/inputs.tsx';
import { ListTabs } from '#admin/kit/list/list-page.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { Loaded } from '#admin/kit/states.tsx';
import { shortDay } from '#admin/nouns/order/texts.ts';
import { runOperation } from '#admin/session/wire.ts';
import { shopNow } from '#client/shop-clock.ts';
import { daysFrom, daysOffSpans, isPublicHoliday, ownDayOffSource, publicHolidaySource } from '#rules/order/working-days.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { cx } from '#ui/class-names.ts';
import { dayOff } from './day-off.ts';
import { addDaysOff, daysOff, removeDaysOff } from './queries.ts';
import { holidayTexts as texts } from './texts.ts';

type Day = DaysOffQuery['management_holidays'][number];

/** The days off by year: public holidays and those the shop takes itself. */
export function HolidayScreen() {
  const query = useQuery({ queryKey: ['days-off'], queryFn: async () => (await runOperation(daysOff)).management_holidays });
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Loaded query={query}>
        {(days) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
            <Years days={days} />
            <div className="max-lg:order-first">
              <Adding days={days} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

function Years({ days }: { days: readonly Day[] }) {
  const [params, setParams] = useSearchParams();
  const years = [...new Set(days.map((each) => each.day.slice(0, 4)))];
  const asked = params.get('year') ?? koreanDay(shopNow()).slice(0, 4);
  const year = years.includes(asked) ? asked : (years.at(-1) ?? asked);
  const spans = daysOffSpans(days.filter((each) => each.day.startsWith(year)));
  const tabs = years.map((value) => ({ value, label: texts.year(value) }));
  return (
    <div>
      <ListTabs tabs={tabs} current={year} onChoose={(value) => setParams({ year: value }, { replace: true })} />
      <Section title={texts.inYear(spans.flatMap(({ day: from, until }) => daysFrom(from, until)).length)} isFlush>
        {spans.length === 0 ? <p className="px-4 py-6 text-ink-2">{texts.none}</p> : null}
        <ul aria-label={texts.year(year)} className="divide-y divide-line">
          {spans.map((span) => (
            <DayOff key={span.day} span={span} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function DayOff({ span }: { span: Day & { until: string } }) {
  const { day: from, until, name } = span;
  const when = from === until ? shortDay(from) : `${shortDay(from)} – ${shortDay(until)}`;
  return (
    <li className="flex items-center gap-2 px-4 py-1.5">
      <span className="min-w-0 flex-1 md:flex md:items-center md:gap-4">
        <span className={cx('block tabular-nums md:w-44', until < koreanDay(shopNow()) && 'text-ink-2')}>{when}</span>
        <span className="block min-w-0 font-semibold">
          {name.ko} {from === until ? null : <span className="font-normal text-ink-2">{texts.days(daysFrom(from, until).length)}</span>}
        </span>
      </span>
      {isPublicHoliday(span) ? <Badge>{texts.kinds.PUBLIC}</Badge> : <Badge tone="info">{texts.kinds.OWN}</Badge>}
      <ActButton
        look="quiet"
        aria-label={`${when} ${name.ko} ${texts.remove}`}
        confirm={{ message: texts.removeAsk(when, name.ko), okLabel: texts.remove }}
        run={() => runOperation(removeDaysOff, { from, until })}
        done={texts.removed}
      >
        {texts.remove}
      </ActButton>
    </li>
  );
}

function Adding({ days }: { days: readonly Day[] }) {
  const [added, setAdded] = useState(0);
  const publicYears = new Set(days.filter(isPublicHoliday).map((each) => each.day.slice(0, 4)));
  return (
    <Section title={texts.add}>
      <Form
        // Empty again for the next one.
        key={added}
        schema={dayOff(publicYears)}
        draft={null}
        values={{ from: '', until: '', name: { ko: '' }, is_public: false }}
        saveLabel={texts.save}
        onSave={async ({ from, until, name, is_public }) => {
          const source = is_public ? publicHolidaySource : ownDayOffSource;
          const objects = daysFrom(from, until || from).map((each) => ({ day: each, name, source }));
          const { insert_management_holidays: written } = await runOperation(addDaysOff, { objects });
          setAdded((count) => count + 1);
          return texts.added(written?.affected_rows ?? 0);
        }}
      >
        <div className="grid grid-cols-2 gap-3">
          <TextInput name="from" label={texts.from} type="date" required />
          <TextInput name="until" label={texts.until} type="date" />
        </div>
        <p className="text-12 text-ink-2">{texts.untilHint}</p>
        <WordsInput name="name" label={texts.name} required />
        <CheckInput name="is_public" label={texts.isPublic} />
      </Form>
    </Section>
  );
}
