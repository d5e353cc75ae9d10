import { type RawBuilder, sql } from 'kysely';
import { beginningWith, containing } from '#contract/graphql/pattern.ts';
import type { Found, SearchNoun } from '#contract/rest/admin/search.ts';
import { urlFor } from '#contract/routes.ts';
import { shownState } from '#rules/shop/shown.ts';
import { writtenKoreanDayOf } from '#server/nouns/shop/korean-day.ts';
import type { Db } from '#server/transaction/transaction.ts';

type ContentNoun = Extract<
  SearchNoun,
  'banners' | 'plans' | 'notices' | 'popups' | 'faqs' | 'guides' | 'home-templates' | 'influencers' | 'terms'
>;

/** The table as `t`, the name in each language, a distinguishing note, and its page in the shop while it is shown. */
interface Source {
  from: RawBuilder<unknown>;
  names: RawBuilder<unknown>;
  note?: RawBuilder<unknown>;
  isShown?: RawBuilder<unknown>;
  page?: (id: number) => string;
}

const days = sql`${writtenKoreanDayOf(sql`t.start_date`)} || ' ~ ' || coalesce(${writtenKoreanDayOf(sql`t.end_date`)}, '')`;
const live = (table: string) => sql`${sql.table(table)} where deleted_at is null`;

function sourcesAt(now: Date): Readonly<Record<ContentNoun, Source>> {
  const isRunning = sql`t.state = ${sql.lit(shownState)} and coalesce(t.start_date <= ${now}, true) and coalesce(t.end_date > ${now}, true)`;
  const title = sql`t.title`;
  return {
    banners: { from: live('management.banners'), names: title, note: days, isShown: isRunning, page: (id) => urlFor('banner', { id }) },
    plans: { from: live('product.plans'), names: title, note: days, isShown: isRunning, page: (id) => urlFor('plan', { id }) },
    notices: { from: live('management.notices'), names: title, page: (id) => urlFor('mypage-notice', {}, { id }) },
    popups: { from: live('management.popup'), names: sql`jsonb_build_object('ko', t.title)`, note: days },
    faqs: { from: live('management.faqs'), names: sql`t.question` },
    guides: { from: live('management.custom_guides'), names: title },
    'home-templates': {
      from: live('management.home_templates'),
      names: sql`coalesce(t.description, '{}')`,
      note: sql`(select name ->> 'ko' from product.brands brand where brand.id = t.brand_id)`,
    },
    influencers: {
      from: live('management.influencers'),
      names: sql`t.name`,
      isShown: sql`t.state = ${sql.lit(shownState)}`,
      page: (id) => urlFor('influencer', { id }),
    },
    terms: {
      from: live('management.terms'),
      names: sql`t.name`,
      note: sql`to_char(t.revised_on, 'YYYY.MM.DD')`,
    },
  };
}

/** Content matching part of a name in any language; prefix matches first, then the newest. At most `most` of each kind. */
export async function searchContent(db: Db, q: string, now: Date, most: number): Promise<Partial<Record<SearchNoun, Found[]>>> {
  const sources = sourcesAt(now);
  const kinds = Object.entries(sources);
  const found = kinds.map(
    ([noun, { from, names, note, isShown }]) => sql`(
      select ${noun}::text as noun, t.id, coalesce(${names} ->> 'ko', '') as title, coalesce(${note ?? sql`''`}, '') as note, (${isShown ?? sql`true`}) as is_shown
      from (select * from ${from}) t
      where exists (select 1 from jsonb_each_text(${names}) said where said.value ilike ${containing(q)})
      order by ${names} ->> 'ko' ilike ${beginningWith(q)} desc, t.id desc limit ${most})`,
  );
  const { rows } = await sql<{
    noun: ContentNoun;
    id: string;
    title: string;
    note: string;
    is_shown: boolean;
  }>`${sql.join(found, sql` union all `)}`.execute(db);
  const listed = rows.map(({ noun, id, title, note, is_shown }) => {
    const page = is_shown ? (sources[noun].page?.(Number(id)) ?? null) : null;
    return { noun, found: { id: String(id), title, note, page } };
  });
  return Object.fromEntries(kinds.map(([noun]) => [noun, listed.filter((each) => each.noun === noun).map((each) => each.found)]));
}
