import type { Operation } from '#contract/shop-bridge.ts';
import type { LocalizedText } from '../fragments.ts';

export type EventItem = {
  id: number;
  title: LocalizedText;
  sub_title: LocalizedText | null;
  image_src: string;
  start_date: string;
  end_date: string | null;
};

/** Events that have begun and are not over, by position. */
export const eventsQuery: Operation<{ management_banners: EventItem[] }, { now: string }> = /* GraphQL */ `
  query events($now: timestamptz!) {
    management_banners(
      where: {
        deleted_at: { _is_null: true }
        state: { _eq: "ACT" }
        start_date: { _lte: $now }
        _or: [{ end_date: { _is_null: true } }, { end_date: { _gte: $now } }]
      }
      order_by: [{ position: asc }, { id: asc }]
      limit: 50
    ) {
      id
      title
      sub_title
      image_src
      start_date
      end_date
    }
  }
`;

/** An event with its text, over or not: links to it outlive it. */
export const eventQuery: Operation<{ management_banners: (EventItem & { content: string })[] }, { id: number }> = /* GraphQL */ `
  query event($id: bigint!) {
    management_banners(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      id
      title
      sub_title
      content
      image_src
      start_date
      end_date
    }
  }
`;
