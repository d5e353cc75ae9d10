import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { Form } from '#admin/kit/form.tsx';
import { count, moment, nothing, won } from '#admin/kit/format.ts';
import { TextInput } from '#admin/kit/inputs.tsx';
import type { Column } from '#admin/kit/list/column.ts';
import { DataTable } from '#admin/kit/list/data-table.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { PickInput } from '#admin/kit/pick/pick-input.tsx';
import { Loaded } from '#admin/kit/states.tsx';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import { notificationText } from '#contract/notifications.ts';
import { type CampaignsReply, campaignTestBody as messageBody } from '#contract/rest/admin/content/campaigns.ts';
import { type Segment, segments } from '#rules/office/segment.ts';
import { campaignTexts as texts } from './texts.ts';

type Audience = CampaignsReply['audiences'][number];
type Campaign = CampaignsReply['campaigns'][number];

type Part = Pick<Audience, 'segment' | 'size' | 'grade_id' | 'grade_name'>;

const nameOf = ({ segment, ...part }: Part) => partOf(part)?.label ?? texts.segments[segment].name;

/** Which part of its segment it is; null where it is all of it. */
function partOf({ size, grade_id, grade_name }: Omit<Part, 'segment'>) {
  if (size !== null) return { value: size, label: texts.size(size) };
  return grade_id === null ? null : { value: String(grade_id), label: texts.grade(grade_name?.ko ?? '') };
}

/** Messages to a segment of members, and what came of those that were sent. */
export function CampaignScreen() {
  const query = useQuery({ queryKey: ['campaigns'], queryFn: ({ signal }) => call<CampaignsReply>('GET', '/admin/campaigns', { signal }) });
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Loaded query={query}>
        {({ audiences, campaigns }) => (
          <div className="space-y-4">
            <Writing audiences={audiences} />
            <Section title={texts.history} isFlush>
              {campaigns.length === 0 ? (
                <p className="px-4 py-6 text-ink-2">{texts.none}</p>
              ) : (
                <DataTable label={texts.history} columns={columns} rows={campaigns} rowId={({ id }) => String(id)} />
              )}
            </Section>
          </div>
        )}
      </Loaded>
    </>
  );
}

function Writing({ audiences }: { audiences: readonly Audience[] }) {
  const [chosenSegment, setSegment] = useState<Segment>(segments[0]);
  const [chosenPart, setPart] = useState<Partial<Record<Segment, string>>>({});
  const [sent, setSent] = useState(0);
  const group = useId();
  const audienceOf = (segment: Segment) => {
    const sized = audiences.filter((each) => each.segment === segment);
    return sized.find((each) => partOf(each)?.value === chosenPart[segment]) ?? sized[0];
  };
  const chosen = audienceOf(chosenSegment);
  if (chosen === undefined) return null;
  const { segment, size, grade_id, reachable } = chosen;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Section title={texts.audience} isFlush>
        <fieldset aria-label={texts.audience} className="divide-y divide-line">
          {segments.flatMap(audienceOf).map((each) =>
            each === undefined ? null : (
              <div key={each.segment} className="px-4 py-2.5 has-[input:checked]:bg-info-soft">
                <label className="flex cursor-pointer items-start gap-3">
                  <input
                    type="radio"
                    name={group}
                    checked={each.segment === segment}
                    onChange={() => setSegment(each.segment)}
                    className="mt-0.5 size-4 shrink-0 accent-ink"
                  />
                  <span>
                    <span className="block font-semibold">{texts.segments[each.segment].name}</span>
                    <span className="block text-ink-2">{texts.segments[each.segment].about}</span>
                    <span className="block tabular-nums">{texts.reachable(count(each.reachable), count(each.members))}</span>
                  </span>
                </label>
                {partOf(each) === null ? null : (
                  <select
                    aria-label={texts.segments[each.segment].name}
                    value={partOf(each)?.value}
                    onChange={({ target }) => {
                      setPart({ ...chosenPart, [each.segment]: target.value });
                      setSegment(each.segment);
                    }}
                    className="control mt-2 ml-7 w-40"
                  >
                    {audiences.map((other) => {
                      const part = other.segment === each.segment ? partOf(other) : null;
                      return part === null ? null : (
                        <option key={part.value} value={part.value}>
                          {other.size ?? part.label}
                        </option>
                      );
                    })}
                  </select>
                )}
              </div>
            ),
          )}
        </fieldset>
      </Section>
      <Section title={texts.message}>
        <Form
          key={`${nameOf(chosen)} ${sent}`}
          schema={messageBody}
          draft={`campaign ${segment}`}
          values={{ ...texts.templates[segment], coupon_id: null }}
          saveLabel={texts.send}
          confirm={() => dialog.confirm({ message: texts.sendAsk(nameOf(chosen), count(reachable)), okLabel: texts.send })}
          onSave={async (message) => {
            const { recipient_count } = await callOnce<{ recipient_count: number }>('POST', '/admin/campaigns', {
              segment,
              size,
              grade_id,
              ...message,
            });
            setSent(sent + 1);
            return texts.sent(count(recipient_count));
          }}
        >
          <WordsInput name="title" label={texts.subject} required />
          <WordsInput name="content" label={texts.content} rows={4} required />
          <div className="grid gap-4 md:grid-cols-2">
            <TextInput name="link" label={texts.link} hint={texts.linkHint} required />
            <PickInput name="coupon_id" label={texts.coupon} hint={texts.couponHint} of="coupons" isOne />
          </div>
          <Preview />
        </Form>
      </Section>
    </div>
  );
}

function Preview() {
  const [title, content] = useWatch({ name: ['title', 'content'] });
  const { getValues, trigger } = useFormContext();
  const text = notificationText({ event: 'campaign', values: { title, content, coupon: null } }, 'ko');
  const test = async () => {
    if (!(await trigger())) return;
    const { to } = await call<{ to: string }>('POST', '/admin/campaigns/tests', { body: messageBody.parse(getValues()) });
    toast(texts.tested(to), 'success');
  };
  return (
    <section aria-label={texts.preview} className="rounded-control border border-line bg-tile px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-13 text-ink-2">{texts.preview}</h3>
        <ActButton run={test} done="">
          {texts.test}
        </ActButton>
      </div>
      <p className="mt-2 font-semibold">(광고) [Seam] {text.title}</p>
      <p className="mt-1 whitespace-pre-line">{text.lines.join('\n')}</p>
    </section>
  );
}

const number = (id: keyof Campaign & `${string}_count`, header: string, from: 'md' | 'lg'): Column<Campaign> => ({
  id,
  header,
  cell: (row) => count(row[id]),
  align: 'right',
  from,
  isOnCard: true,
});

const columns: readonly Column<Campaign>[] = [
  { id: 'title', header: texts.subject, cell: ({ title }) => title.ko, className: 'min-w-40 whitespace-normal' },
  { id: 'segment', header: texts.audience, cell: nameOf },
  number('recipient_count', texts.recipients, 'md'),
  number('read_count', texts.read, 'lg'),
  {
    ...number('used_count', texts.used, 'lg'),
    cell: ({ coupon_id, used_count }) => (coupon_id === null ? nothing : count(used_count)),
  },
  number('order_count', texts.orders, 'md'),
  { id: 'order_amount', header: texts.amount, cell: ({ order_amount }) => won(order_amount), align: 'right' },
  number('muted_count', texts.muted, 'lg'),
  { id: 'sent_at', header: texts.sentAt, cell: ({ sent_at }) => moment(sent_at), align: 'right', from: 'md', isOnCard: true },
];
